import { useQuery } from '@tanstack/react-query'
import { Approval } from '#features/domain/admissions/contract/admissions.contract.ts'
import { courseChoices } from '#features/domain/courses/web/public.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { Student } from '#features/domain/students/contract/students.contract.ts'
import { checkFeeReason } from '#features/domain/students/web/course-form/public.ts'
import type en from '#features/domain/admissions/contract/messages/en.json'
import { useSavedToast } from '#features/domain/fees/web/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useApprove } from './admissions.queries.ts'
import { EmailConfirmation } from './email-confirmation.tsx'
import { paymentBody, PaymentFields, type PaymentValues } from './payment-fields.tsx'
import { showPasswordLink } from './show-password-link.tsx'

const message = messagesOf<typeof en>('admissions')

type Props = {
  student: Student | null
  /** It is shown in place of the list fee. */
  payment?: PaymentValues
  onClose: () => void
  onApproved?: (student: Student) => void
}

export function OpenApprovalDialog({ student, ...props }: Props) {
  const { t } = useTranslation('admissions')
  const { modalProps } = useRestoreFocus(student !== null)
  const courses = useQuery({ ...courseChoices(), enabled: student !== null })
  const course = courses.data?.find(({ value }) => value === student?.course)
  return (
    <Dialog
      opened={student !== null}
      closeOnClickOutside={false}
      onClose={props.onClose}
      title={t('approveTitle')}
      {...modalProps}
    >
      {student && !courses.isPending && (
        <ApprovalForm student={student} instalments={course?.instalments ?? null} {...props} />
      )}
    </Dialog>
  )
}

function ApprovalForm({
  student,
  instalments,
  payment,
  onClose,
  onApproved,
}: Props & { student: Student; instalments: number | null }) {
  const { t } = useTranslation(['admissions', 'student-records'])
  const approve = useApprove(student._id)
  const showSavedToast = useSavedToast()
  const { mail } = useInstitute()
  const mustCheck = !mail && !student.emailConfirmed
  const name = `${student.fname} ${student.lname}`
  const form = useContractForm({
    ...editing(Student, student, (record) => proposedValues(record, instalments)),
    ...(payment && { initialValues: getValues(payment) }),
    schema: Approval,
    toBody: ({ emailConfirmed, ...values }) => ({
      ...values,
      ...paymentBody(values),
      ...(emailConfirmed !== '' && { emailConfirmed: true }),
    }),
    check: ({ emailConfirmed, ...values }) => ({
      ...checkFeeReason(values, student.listFee),
      ...(mustCheck && emailConfirmed === '' && { emailConfirmed: { key: message('confirmEmailFirst'), values: {} } }),
    }),
    send: (body, sending) => approve.mutateAsync({ body, sending }),
    onSaved: ({ approved, receipt }) => {
      showSavedToast(t('approved', { name }), receipt)
      onClose()
      if (approved.mailed) toast.success(approved.message, READING_MS)
      else void showPasswordLink(approved)
      onApproved?.(student)
    },
    onFailed: ({ message: reason, problem }) => {
      if (problem.code !== 'decided') return
      toast.error(reason, READING_MS)
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('approveTitle')}>
      <Text size="md">{t('approveText', { name })}</Text>
      <EmailConfirmation form={form} student={student} />
      <PaymentFields form={form} hint={t('paidHint')} listFee={student.listFee} declared={student.declared} />
      <Text size="sm" c="dimmed">
        {t('passwordEnds')}
      </Text>
      <FormButtons>
        <SaveButton form={form}>{t('student-records:approve')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

const getValues = ({ fee, feeReason, Paidfee, payMode, instalments, firstDue }: PaymentValues) => ({
  fee,
  feeReason,
  Paidfee,
  payMode,
  instalments,
  firstDue,
  emailConfirmed: '',
})

/** The form shows the amounts that a stranger has stated, and never proposes them. */
const proposedValues = ({ listFee, declared }: Student, instalments: number | null) => ({
  fee: String(listFee),
  feeReason: '',
  Paidfee: '0',
  payMode: declared?.payMode ?? '',
  instalments: String(instalments ?? ''),
  firstDue: '',
  emailConfirmed: '',
})
