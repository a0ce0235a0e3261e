import {
  type PreviewRestore,
  RequestRestore,
  type RestorePreview,
} from '#features/overview/backup/contract/restore.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRequestRestore } from './restore.queries.ts'
import { TrustFile } from './trust-file.tsx'

type Props = {
  source: PreviewRestore
  preview: RestorePreview
  onRequested: () => void
  onCancel: () => void
}

export function RequestForm({ source, preview, onRequested, onCancel }: Props) {
  const { t } = useTranslation('backup')
  const request = useRequestRestore()
  const form = useContractForm({
    schema: RequestRestore,
    initialValues: { day: '', lastReceipt: '', acceptUnverified: '' },
    guard: false,
    toBody: ({ day, lastReceipt, acceptUnverified }) => ({
      ...source,
      day,
      ...(lastReceipt.trim() !== '' && { lastReceipt }),
      acceptUnverified: acceptUnverified === 'yes',
    }),
    send: (body) => request.mutateAsync(body),
    onSaved: onRequested,
  })
  return (
    <ContractForm form={form} label={t('restoreStep2')}>
      <Text size="sm">{t('restoreExplained')}</Text>
      <TextField form={form} name="lastReceipt" label={t('laterReceipt')} description={t('laterReceiptHint')} />
      {preview.authenticity !== 'verified' && <TrustFile form={form} />}
      <TextField
        form={form}
        name="day"
        label={t('typeDayLabel', { day: preview.day })}
        description={t('typeDayHint')}
        required
      />
      <FormButtons onCancel={onCancel}>
        <SaveButton form={form} color="red">
          {t('restoreNow')}
        </SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
