import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feesApi } from '#features/fees/contract/fees.contract.ts'
import { useInstituteQuery, useToday } from '#features/institute/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { StudentHeader, StudentNotSelected, studentsQueries } from '#features/students/web/public.ts'
import { useSubjectId } from '#shared/web/address.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useGoBack } from '#shared/web/go-back.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { FeeFigures } from './fee-figures.tsx'
import { useRecordFee } from './fees.queries.ts'
import { PaymentFields, paymentBody, paymentValues, type PaymentValues } from './payment-fields.tsx'
import { useSavedToast } from './print-receipt.tsx'

/** `/hr/add-fees`: takes a fee and issues its receipt. */
export function AddFeeScreen() {
  const { t } = useTranslation('fees')
  const id = useSubjectId((state) => state.feeObj?.studentId ?? state.id)
  return id === undefined ? <StudentNotSelected title={t('addFees')} /> : <AddFee key={id} id={id} />
}

function AddFee({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const student = useQuery(studentsQueries.one(id))
  const institute = useInstituteQuery()
  const feeDetails = { to: '/hr/student/fee', search: { id } } as const
  return (
    <>
      <PageHeader
        title={t('addFees')}
        crumbs={[{ label: t('feeDetails'), link: feeDetails }, { label: t('addFees') }]}
      />
      {/* The institute's day stands in the form from the start, so its time zone is waited for. */}
      <QueryStates query={institute}>
        {() => <QueryStates query={student}>{(one) => <Opened student={one} />}</QueryStates>}
      </QueryStates>
    </>
  )
}

/** Goes by the record as the page was opened: once the last fee is saved, the form stays until one is back. */
function Opened({ student }: { student: Student }) {
  const { t } = useTranslation('fees')
  const [opened] = useState(student)
  if (opened.PendingFee > 0) return <AddFeeForm student={opened} />
  const toFees = (
    <ButtonLink to="/hr/student/fee" search={{ id: opened._id }}>
      {t('feeDetails')}
    </ButtonLink>
  )
  return <EmptyState title={t('noPending')} action={toFees} />
}

function AddFeeForm({ student }: { student: Student }) {
  const { t } = useTranslation(['fees', 'shared'])
  const today = useToday()
  const record = useRecordFee(student._id)
  const saved = useSavedToast()
  const goBack = useGoBack()
  const form = useContractForm({
    schema: feesApi.record.body,
    initialValues: paymentValues(
      { course: student.course, bCode: student.batch, payable: student.TotalFee },
      { date: today },
    ) satisfies PaymentValues,
    toBody: paymentBody,
    send: (body, sending) => record.mutateAsync({ body, sending }),
    onSaved: (receipt) => {
      saved(t('saved'), receipt._id)
      goBack({ to: '/hr/student/fee', search: { id: student._id } })
    },
    onFailed: toastError,
  })
  return (
    <>
      <StudentHeader student={student} />
      <FeeFigures figures={student} />
      <Panel>
        <ContractForm form={form} label={t('addFees')}>
          <PaymentFields form={form} maxDate={today} />
          <FormButtons>
            <SaveButton form={form} />
            <ButtonLink variant="default" to="/hr/student/fee" search={{ id: student._id }}>
              {t('shared:cancel')}
            </ButtonLink>
          </FormButtons>
        </ContractForm>
      </Panel>
    </>
  )
}
