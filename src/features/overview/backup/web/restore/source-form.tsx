import { PreviewRestore, type RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePreviewRestore } from './restore.queries.ts'

type Props = { file: string; onRead: (source: PreviewRestore, preview: RestorePreview) => void }

export function SourceForm({ file, onRead }: Props) {
  const { t } = useTranslation('backup')
  const preview = usePreviewRestore()
  const form = useContractForm({
    schema: PreviewRestore,
    initialValues: { passphrase: '', recoveryKey: '' },
    guard: false,
    toBody: ({ passphrase, recoveryKey }) => ({
      file,
      ...(passphrase !== '' && { passphrase }),
      ...(recoveryKey.trim() !== '' && { recoveryKey }),
    }),
    send: async (source) => ({ source, preview: await preview.mutateAsync(source) }),
    onSaved: ({ source, preview: read }) => onRead(source, read),
  })
  return (
    <ContractForm form={form} label={t('restoreStep1')}>
      {file.endsWith('.age') && (
        <PasswordField
          form={form}
          name="passphrase"
          label={t('passphrase')}
          description={t('passphraseHint')}
          autoComplete="current-password"
        />
      )}
      <TextField form={form} name="recoveryKey" label={t('recoveryKey')} description={t('recoveryKeyHint')} />
      <FormButtons>
        <SaveButton form={form}>{t('showContent')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
