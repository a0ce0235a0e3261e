import {
  RequestFirstRestore,
  type PreviewFirstRestore,
} from '#features/overview/backup/contract/first-restore.contract.ts'
import type { RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRequestFirstRestore } from './restore.queries.ts'
import { TrustFile } from './trust-file.tsx'

type Props = { source: PreviewFirstRestore; preview: RestorePreview; onRequested: () => void; onCancel: () => void }

export function FirstRequestForm({ source, preview, onRequested, onCancel }: Props) {
  const { t } = useTranslation('backup')
  const request = useRequestFirstRestore()
  const form = useContractForm({
    schema: RequestFirstRestore,
    initialValues: { lastReceipt: '', acceptUnverified: '' },
    guard: false,
    toBody: ({ lastReceipt, acceptUnverified }) => ({
      ...source,
      ...(lastReceipt.trim() !== '' && { lastReceipt }),
      acceptUnverified: acceptUnverified === 'yes',
    }),
    send: (body) => request.mutateAsync(body),
    onSaved: onRequested,
  })
  return (
    <ContractForm form={form} label={t('restoreStep2')}>
      <Text size="sm">{t('restoreFirstExplained')}</Text>
      {preview.lastReceipt !== null && (
        <TextField
          form={form}
          name="lastReceipt"
          label={t('lastPrinted')}
          description={t('lastPrintedHint', { number: preview.lastReceipt })}
          required
        />
      )}
      {preview.authenticity !== 'verified' && <TrustFile form={form} />}
      <FormButtons onCancel={onCancel}>
        <SaveButton form={form}>{t('restoreNow')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
