import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { enrolmentsQueries } from '#features/domain/students/enrolments/web/public.ts'
import { feesApi, type Receipt, type SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import { ALL_MODES, toMode, toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { CONTROL_KEY, KeyHint } from '#shared/web/shortcuts.tsx'
import { storage } from '#shared/web/storage.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { feesQueries, useRecordFee } from '../fees.queries.ts'
import { paymentBody, paymentValues } from '../payment-fields.tsx'
import { useSavedToast } from '../print-receipt.tsx'
import { UpiRequest } from '../upi/upi-request.tsx'
import { useSeenAccount } from '../use-seen-account.ts'
import { printReceipt } from './fee-drawer-store.ts'
import { FeeFields } from './fee-fields.tsx'
import classes from './fee-form.module.css'
import { FeeSum } from './fee-sum.tsx'

type Props = { student: Student; onSaved: (receipt: Receipt) => void }

export function FeeForm(props: Props) {
  const fees = useQuery(feesQueries.studentFees(props.student._id))
  return <QueryStates query={fees}>{(account) => <FormOfAccount {...props} account={account} />}</QueryStates>
}

type Account = SeenAccount & { fee: Receipt[] }
type AccountProps = Props & { account: Account }

function FormOfAccount(props: AccountProps) {
  const { t } = useTranslation(['fees', 'students'])
  // Keeps the state as first loaded, so that the form does not disappear when the last fee is paid.
  const [isPending] = useState(props.account.PendingFee > 0)
  const [hasCourses] = useState(props.student.courses > 1)
  if (isPending) return hasCourses ? <FormWithCourses {...props} /> : <Form {...props} />
  const feeDetailsLink = (
    <ButtonLink to="/hr/student/fee" search={{ id: props.student._id }}>
      {t('feeDetails')}
    </ButtonLink>
  )
  return <EmptyState title={t('students:noPendingFee')} action={feeDetailsLink} />
}

function FormWithCourses(props: AccountProps) {
  const courses = useQuery(enrolmentsQueries.list(props.student._id))
  return <QueryStates query={courses}>{({ enrolments }) => <Form {...props} courses={enrolments} />}</QueryStates>
}

const LAST_MODE = 'fee-pay-mode'

/** Finds the mode of the student's last payment, else of the last one in this browser. */
function findLastMode({ fee: [last] }: Account) {
  const mode = last ? (last.parts[0]?.mode ?? toMode(last)) : storage.get(LAST_MODE)
  return ALL_MODES.find((known) => known === mode)
}

/** Its figures follow the account while somebody types. */
function Form({ student: record, account, courses, onSaved }: AccountProps & { courses?: Enrolment[] }) {
  const { t, i18n } = useTranslation(['fees', 'words', 'shared'])
  const today = useToday()
  const { TotalFee, PendingFee } = account
  const student = { ...record, TotalFee, PendingFee }
  const recordFee = useRecordFee(student._id)
  const showSavedToast = useSavedToast()
  const prints = useRef(false)
  const printButton = useRef<HTMLButtonElement>(null)
  const [lastMode] = useState(() => findLastMode(account))
  const form = useContractForm({
    schema: feesApi.record.body,
    initialValues: {
      ...paymentValues(
        { course: student.course, bCode: student.batch, payable: student.TotalFee },
        { date: today, ...(lastMode && toStoredMode(lastMode)) },
        i18n.language,
      ),
      enrolment: '',
    },
    draft: `fee-add-${student._id}`,
    toBody: paymentBody,
    mergesChanges: true,
    send: (body, sending) => recordFee.mutateAsync({ body, sending: withSeen(sending) }),
    onSaved: (receipt) => {
      storage.set(LAST_MODE, toMode(receipt))
      showSavedToast(t('words:detailsSaved'), prints.current ? null : receipt._id)
      if (prints.current) printReceipt(receipt._id)
      onSaved(receipt)
    },
    onFailed: (error) => {
      acceptCurrent(error)
      toastError(error)
    },
  })
  const { withSeen, acceptCurrent } = useSeenAccount(account.version, form.values.paid === '')
  const saveAndPrint = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    printButton.current?.click()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the button below
    <div className={classes.form} onKeyDown={saveAndPrint}>
      <ContractForm form={form} label={t('addFees')}>
        <FeeFields form={form} student={student} courses={courses} />
        <FeeSum pending={student.PendingFee} paid={form.values.paid} />
        <UpiRequest student={student} values={form.values} />
        <footer className={classes.footer}>
          <SaveButton form={form} variant="default" size="md" onClick={() => (prints.current = false)} />
          <Button
            ref={printButton}
            type="submit"
            size="md"
            className={classes.print ?? ''}
            loading={form.saving}
            leftSection={<IconPrinter size={16} aria-hidden />}
            rightSection={<KeyHint onButton>{`${CONTROL_KEY} ↵`}</KeyHint>}
            onClick={() => (prints.current = true)}
          >
            {t('saveAndPrint')}
          </Button>
        </footer>
      </ContractForm>
    </div>
  )
}
