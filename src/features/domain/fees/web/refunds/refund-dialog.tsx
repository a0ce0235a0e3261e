import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { enrolmentsQueries, useEnrolmentChoices } from '#features/domain/students/enrolments/web/public.ts'
import type { SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { refundsApi } from '#features/domain/fees/contract/refunds.contract.ts'
import { RecordDateField, useToday } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useRefundLink } from '../fee-links.tsx'
import { useRecordRefund } from '../fees.queries.ts'
import { usePayModes } from '../pay-modes.ts'
import { usePrintToast } from '../print-receipt.tsx'
import { useSeenAccount } from '../use-seen-account.ts'
import { AfterRefund, checkAfterRefund } from './after-refund.tsx'

type Props = {
  student: Student
  account: SeenAccount | null
  onClose: () => void
}

export function RefundDialog({ account, ...props }: Props) {
  const { t } = useTranslation('fees')
  return (
    <Dialog
      opened={account !== null}
      closeOnClickOutside={false}
      onClose={props.onClose}
      title={t('refundTitle')}
      size="lg"
    >
      {account !== null &&
        (props.student.courses > 1 ? (
          <RefundOfCourse account={account} {...props} />
        ) : (
          <RefundForm account={account} courses={[]} {...props} />
        ))}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'account'> & { account: SeenAccount }

function RefundOfCourse(props: FormProps) {
  const courses = useQuery(enrolmentsQueries.list(props.student._id))
  return <QueryStates query={courses}>{({ enrolments }) => <RefundForm courses={enrolments} {...props} />}</QueryStates>
}

function RefundForm({ student, account, courses, onClose }: FormProps & { courses: Enrolment[] }) {
  const { t } = useTranslation(['fees', 'words'])
  // Keeps the amount as it was when the dialog opened: the server checks it.
  const [paid] = useState(account.PaidFee)
  const { withSeen, acceptCurrent } = useSeenAccount(account.version)
  const { choices } = usePayModes()
  const getChoices = useEnrolmentChoices()
  const record = useRecordRefund(student._id)
  const refundLink = useRefundLink()
  const showPrintToast = usePrintToast()
  const form = useContractForm({
    schema: refundsApi.record.body,
    initialValues: {
      enrolment: courses[0]?._id ?? '',
      amount: String(paid),
      date: useToday(),
      payMode: '',
      reference: '',
      note: '',
      reason: '',
      leaves: '',
    },
    toBody: ({ amount, payMode, leaves, ...values }) => ({
      ...values,
      ...toStoredMode(payMode),
      amount: removeGrouping(amount),
      leaves: leaves === 'leaves',
    }),
    check: checkAfterRefund,
    send: (body, sending) => record.mutateAsync({ body, sending: withSeen(sending) }),
    approval: { call: 'refund.record', record: student._id, onAsked: onClose },
    onFailed: acceptCurrent,
    onSaved: ({ _id, refundNo }) => {
      showPrintToast(t('refundRecorded', { number: refundNo }), refundLink(_id), t('printRefund'))
      onClose()
    },
  })
  const { payMode, reference } = form.values
  return (
    <ContractForm form={form} label={t('refundTitle')}>
      {courses.length > 1 && (
        <SelectField
          form={form}
          name="enrolment"
          label={t('words:course')}
          placeholder={null}
          choices={getChoices(courses)}
        />
      )}
      <FieldGrid>
        <NumberTextField
          form={form}
          name="amount"
          label={t('words:amount')}
          description={t('atMost', { sum: paid })}
          rupees
          required
          autoFocus
        />
        <RecordDateField form={form} name="date" label={t('refundDate')} />
        <SelectField form={form} name="payMode" label={t('words:paymentMode')} choices={choices} required />
        {((payMode !== '' && payMode !== 'Cash') || reference !== '') && (
          <TextField form={form} name="reference" label={t('reference')} placeholder={t('referenceHint')} />
        )}
      </FieldGrid>
      <AfterRefund form={form} student={student} />
      <TextField form={form} name="reason" label={t('words:reason')} description={t('refundReasonHint')} required />
      <TextField form={form} name="note" label={t('note')} description={t('refundNoteHint')} />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form}>{t('refund')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
