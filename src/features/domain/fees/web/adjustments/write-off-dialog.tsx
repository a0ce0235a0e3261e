import { adjustmentsApi } from '#features/domain/fees/contract/adjustments.contract.ts'
import type { SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useWriteOff } from '../fees.queries.ts'
import { useSeenAccount } from '../use-seen-account.ts'

type Props = {
  studentId: string
  account: SeenAccount | null
  onClose: () => void
}

export function WriteOffDialog({ account, ...props }: Props) {
  const { t } = useTranslation('fees')
  return (
    <Dialog opened={account !== null} closeOnClickOutside={false} onClose={props.onClose} title={t('writeOffTitle')}>
      {account !== null && <WriteOffForm account={account} {...props} />}
    </Dialog>
  )
}

function WriteOffForm({ studentId, account, onClose }: Props & { account: SeenAccount }) {
  const { t } = useTranslation(['fees', 'words'])
  const { PendingFee: pending, version } = account
  const writeOff = useWriteOff(studentId)
  const { withSeen, acceptCurrent } = useSeenAccount(version)
  const form = useContractForm({
    schema: adjustmentsApi.writeOff.body,
    initialValues: { amount: String(pending), reason: '' },
    toBody: ({ amount, reason }) => ({ amount: removeGrouping(amount), reason }),
    send: (body, sending) => writeOff.mutateAsync({ body, sending: withSeen(sending) }),
    approval: { call: 'writeOff.add', record: studentId, onAsked: onClose },
    onFailed: acceptCurrent,
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
        label={t('words:amount')}
        description={t('atMost', { sum: pending })}
        rupees
        required
        autoFocus
      />
      <TextField form={form} name="reason" label={t('words:reason')} description={t('writeOffReasonHint')} required />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} color="red">
          {t('writeOff')}
        </SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
