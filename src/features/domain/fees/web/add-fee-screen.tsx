import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '#shared/web/router/router.ts'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { StudentHeader, StudentNotSelected } from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useGoBack } from '#shared/web/use-go-back.ts'
import classes from './add-fee-screen.module.css'
import { savedReceiptState } from './print-receipt.tsx'
import { FeeForm } from './take-fee/fee-form.tsx'

const route = getRouteApi('/hr/add-fees')

function AddFeePage() {
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
  const goBack = useGoBack()
  const feeDetails = { to: '/hr/student/fee', search: { id } } as const
  return (
    <>
      <PageHeader
        title={t('addFees')}
        crumbs={[{ label: t('feeDetails'), link: feeDetails }, { label: t('addFees') }]}
      />
      {/* The form starts with today's date, which needs the institute's time zone. */}
      <QueryStates query={institute}>
        {() => (
          <QueryStates query={student}>
            {(record) => (
              <div className={classes.page}>
                <StudentHeader student={record} />
                <Panel>
                  <FeeForm student={record} onSaved={(receipt) => goBack(feeDetails, savedReceiptState(receipt))} />
                </Panel>
              </div>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </>
  )
}

export function AddFeeScreen() {
  return (
    <Needing may="fees.take">
      <AddFeePage />
    </Needing>
  )
}
