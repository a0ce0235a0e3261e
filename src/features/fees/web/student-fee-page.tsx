import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import type { StudentFees } from '#features/fees/contract/fees.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  studentsQueries,
  useStudentCrumbs,
} from '#features/students/web/public.ts'
import { useSubjectId } from '#shared/web/address.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { FeeFigures } from './fee-figures.tsx'
import { feesQueries } from './fees.queries.ts'

type Fees = z.infer<typeof StudentFees>
type Props = {
  /** The page's buttons, once student and fees are known. */
  actions?: (fees: Fees, student: Student) => ReactNode
  /** The receipts. */
  children: (fees: Fees, student: Student) => ReactNode
}

/** One student's figures and receipts, for HR as for the admin. */
export function StudentFeePage(props: Props) {
  const { t } = useTranslation('fees')
  const id = useSubjectId()
  return id === undefined ? (
    <StudentNotSelected title={t('studentFeeDetails')} />
  ) : (
    <FeesOf key={id} id={id} {...props} />
  )
}

function FeesOf({ id, actions, children }: Props & { id: string }) {
  const { t } = useTranslation('fees')
  const student = useQuery(studentsQueries.one(id))
  const fees = useQuery(feesQueries.ofStudent(id))
  return (
    <>
      <PageHeader
        title={t('studentFeeDetails')}
        crumbs={useStudentCrumbs(t('feeDetails'), student.data)}
        actions={student.data && fees.data && actions?.(fees.data, student.data)}
      />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(one) => (
          <>
            <StudentHeader student={one} />
            <QueryStates query={fees}>
              {(data) => (
                <>
                  <FeeFigures figures={data} />
                  {children(data, one)}
                </>
              )}
            </QueryStates>
          </>
        )}
      </QueryStates>
    </>
  )
}
