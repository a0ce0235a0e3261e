import { Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Approval } from '#features/admissions/contract/admissions.contract.ts'
import { PAY_MODES } from '#features/fees/contract/fees.contract.ts'
import { Student } from '#features/students/contract/students.contract.ts'
import { useSavedToast } from '#features/fees/web/public.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useApprove } from './admissions.queries.ts'
import { PaymentFields } from './payment-fields.tsx'

type Props = {
  student: Student | null
  onClose: () => void
}

export function ApprovalDialog({ student, onClose }: Props) {
  const { t } = useTranslation('admissions')
  const { modalProps } = useRestoreFocus(student !== null)
  return (
    <Modal
      opened={student !== null}
      closeOnClickOutside={false}
      onClose={onClose}
      title={t('approveTitle')}
      {...modalProps}
    >
      {student && <ApprovalForm student={student} onClose={onClose} />}
    </Modal>
  )
}

function ApprovalForm({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t } = useTranslation('admissions')
  const approve = useApprove(student._id)
  const showSavedToast = useSavedToast()
  const name = `${student.fname} ${student.lname}`
  const form = useContractForm({
    ...editing(Student, student, declaredValues),
    schema: Approval,
    toBody: ({ fee, Paidfee, payMode }) => ({ fee: removeGrouping(fee), Paidfee: removeGrouping(Paidfee), payMode }),
    guard: false,
    send: (body, sending) => approve.mutateAsync({ body, sending }),
    onSaved: ({ receipt }) => {
      showSavedToast(t('approved', { name }), receipt)
      onClose()
    },
    onFailed: ({ message, problem }) => {
      if (problem.code !== 'decided') return
      toast.error(message, READING_MS)
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

const declaredValues = ({ fee, declared }: Student) => ({
  fee: String(declared?.fee ?? fee),
  Paidfee: String(declared?.Paidfee ?? 0),
  payMode: declared?.payMode ?? '',
})
