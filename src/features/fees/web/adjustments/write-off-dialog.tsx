import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { adjustmentsApi } from '#features/fees/contract/adjustments.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useWriteOff } from '../fees.queries.ts'

type Props = {
  studentId: string
  /** Null while the dialog is closed. */
  pending: number | null
  onClose: () => void
}

export function WriteOffDialog({ pending, ...props }: Props) {
  const { t } = useTranslation('fees')
  return (
    <Modal opened={pending !== null} closeOnClickOutside={false} onClose={props.onClose} title={t('writeOffTitle')}>
      {pending !== null && <WriteOffForm pending={pending} {...props} />}
    </Modal>
  )
}

function WriteOffForm({ studentId, pending, onClose }: Props & { pending: number }) {
  const { t } = useTranslation('fees')
  const writeOff = useWriteOff(studentId)
  const form = useContractForm({
    schema: adjustmentsApi.writeOff.body,
    initialValues: { amount: String(pending), reason: '' },
    guard: false,
    toBody: ({ amount, reason }) => ({ amount: removeGrouping(amount), reason }),
    send: (body, sending) => writeOff.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('writtenOff'))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('writeOffTitle')}>
      <NumberTextField
        form={form}
        name="amount"
        label={t('adjustmentAmount')}
        description={t('atMost', { sum: pending })}
        rupees
        required
        autoFocus
      />
      <TextField form={form} name="reason" label={t('reason')} description={t('writeOffReasonHint')} required />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} color="red">
          {t('writeOff')}
        </SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
