import { Modal, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Approval } from '#features/admissions/contract/admissions.contract.ts'
import { PAY_MODES } from '#features/fees/contract/fees.contract.ts'
import { Student } from '#features/students/contract/students.contract.ts'
import { useSavedToast } from '#features/fees/web/public.ts'
import { plainAmount } from '#shared/web/form/plain-amount.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { getTrigger, restoreFocus } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useApprove } from './admissions.queries.ts'
import { PaymentFields } from './payment-fields.tsx'

type Props = {
  /** Whose registration waits; null while the dialog is closed. */
  student: Student | null
  onClose: () => void
}

/** Approves a registration: what HR confirms here becomes the fee and the first receipt. */
export function ApprovalDialog({ student, onClose }: Props) {
  const { t } = useTranslation('admissions')
  const asker = useRef<HTMLElement>(null)
  useEffect(() => {
    if (student) asker.current = getTrigger(document.activeElement)
  }, [student])
  return (
    <Modal
      opened={student !== null}
      returnFocus={false}
      closeOnClickOutside={false}
      onClose={onClose}
      onExitTransitionEnd={() => restoreFocus(asker.current)}
      title={t('approveTitle')}
    >
      {student && <ApprovalForm student={student} onClose={onClose} />}
    </Modal>
  )
}

function ApprovalForm({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t } = useTranslation('admissions')
  const approve = useApprove(student._id)
  const saved = useSavedToast()
  const name = `${student.fname} ${student.lname}`
  const form = useContractForm({
    ...editing(Student, student, declaredBy),
    schema: Approval,
    toBody: ({ fee, Paidfee, payMode }) => ({ fee: plainAmount(fee), Paidfee: plainAmount(Paidfee), payMode }),
    guard: false,
    send: (body, sending) => approve.mutateAsync({ body, sending }),
    onSaved: ({ receipt }) => {
      saved(t('approved', { name }), receipt)
      onClose()
    },
    onFailed: ({ message, problem }) => {
      if (problem.code !== 'decided') return
      toast.error(message, 6000)
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('approveTitle')}>
      <Text size="md">{t('approveText', { name })}</Text>
      <PaymentFields form={form} modes={PAY_MODES} hint={t('paidHint')} />
      <FormButtons>
        <SaveButton form={form}>{t('approve')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

type Values = { fee: string; Paidfee: string; payMode: string }

/** Prefilled with what the student declared. */
const declaredBy = ({ fee, declared }: Student): Values => ({
  fee: String(declared?.fee ?? fee),
  Paidfee: String(declared?.Paidfee ?? 0),
  payMode: declared?.payMode ?? '',
})
