import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feesApi } from '#features/fees/contract/fees.contract.ts'
import { useInstituteQuery, useToday } from '#features/institute/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { StudentHeader, StudentNotSelected, studentsQueries } from '#features/students/web/public.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useGoBack } from '#shared/web/use-go-back.ts'
import { FeeFigures } from './fee-figures.tsx'
import { useRecordFee } from './fees.queries.ts'
import { PaymentFields, paymentBody, paymentValues } from './payment-fields.tsx'
import { savedReceiptState, useSavedToast } from './print-receipt.tsx'

const route = getRouteApi('/hr/add-fees')

export function AddFeeScreen() {
  const { t } = useTranslation('fees')
  const { id: idInUrl } = route.useSearch()
  const idInState = useLocation({ select: ({ state }) => state.feeObj?.studentId ?? state.id })
  const id = idInUrl ?? idInState
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
      {/* The form starts with today's date, which needs the institute's time zone. */}
      <QueryStates query={institute}>
        {() => <QueryStates query={student}>{(data) => <AddFeeOrNothingPending student={data} />}</QueryStates>}
      </QueryStates>
    </>
  )
}

function AddFeeOrNothingPending({ student }: { student: Student }) {
  const { t } = useTranslation('fees')
  // Keeps the record as first loaded, so the form does not disappear when the last fee is paid.
  const [initial] = useState(student)
  if (initial.PendingFee > 0) return <AddFeeForm student={initial} />
  const feeDetailsLink = (
    <ButtonLink to="/hr/student/fee" search={{ id: initial._id }}>
      {t('feeDetails')}
    </ButtonLink>
  )
  return <EmptyState title={t('noPending')} action={feeDetailsLink} />
}

function AddFeeForm({ student }: { student: Student }) {
  const { t, i18n } = useTranslation(['fees', 'shared'])
  const today = useToday()
  const recordFee = useRecordFee(student._id)
  const showSavedToast = useSavedToast()
  const goBack = useGoBack()
  const feeDetails = { to: '/hr/student/fee', search: { id: student._id } } as const
  const form = useContractForm({
    schema: feesApi.record.body,
    initialValues: paymentValues(
      { course: student.course, bCode: student.batch, payable: student.TotalFee },
      { date: today },
      i18n.language,
    ),
    toBody: paymentBody,
    send: (body, sending) => recordFee.mutateAsync({ body, sending }),
    onSaved: (receipt) => {
      showSavedToast(t('saved'), receipt._id)
      goBack(feeDetails, savedReceiptState(receipt))
    },
    onFailed: toastError,
  })
  return (
    <>
      <StudentHeader student={student} />
      <FeeFigures figures={student} />
      <Panel>
        <ContractForm form={form} label={t('addFees')}>
          <PaymentFields form={form} />
          <FormButtons>
            <SaveButton form={form} />
            <ButtonLink variant="default" {...feeDetails}>
              {t('shared:cancel')}
            </ButtonLink>
          </FormButtons>
        </ContractForm>
      </Panel>
    </>
  )
}
