import { BackupKeys, type RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

type Props = {
  encrypted: boolean
  preview: (keys: BackupKeys) => Promise<RestorePreview>
  onRead: (keys: BackupKeys, preview: RestorePreview) => void
  /** Leaves out the button if the file was chosen elsewhere. */
  onCancel?: (() => void) | undefined
}

export function SourceForm({ encrypted, preview, onRead, onCancel }: Props) {
  const { t } = useTranslation('backup')
  const form = useContractForm({
    schema: BackupKeys,
    initialValues: { passphrase: '', recoveryKey: '' },
    guard: false,
    toBody: ({ passphrase, recoveryKey }) => ({
      ...(passphrase !== '' && { passphrase }),
      ...(recoveryKey.trim() !== '' && { recoveryKey }),
    }),
    send: async (keys) => ({ keys, read: await preview(keys) }),
    onSaved: ({ keys, read }) => onRead(keys, read),
  })
  return (
    <ContractForm form={form} label={t('restoreStep1')}>
      {encrypted && (
        <PasswordField
          form={form}
          name="passphrase"
          label={t('passphrase')}
          description={t('passphraseHint')}
          autoComplete="current-password"
        />
      )}
      <TextField form={form} name="recoveryKey" label={t('recoveryKey')} description={t('recoveryKeyHint')} />
      <FormButtons onCancel={onCancel}>
        <SaveButton form={form}>{t('showContent')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
