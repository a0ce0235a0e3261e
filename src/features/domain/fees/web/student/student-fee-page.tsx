import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { StudentFees as FeesResponse } from '#features/domain/fees/contract/fees.contract.ts'
import { ReminderLog } from '#features/domain/fees/reminders/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  useStudentCrumbs,
} from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { BreakdownPanel } from '../adjustments/breakdown-panel.tsx'
import { feesQueries } from '../fees.queries.ts'

type Fees = z.infer<typeof FeesResponse>
type Props = {
  id: string | undefined
  actions?: (fees: Fees, student: Student) => ReactNode
  children: (fees: Fees, student: Student) => ReactNode
}

export function StudentFeePage({ id, ...props }: Props) {
  const { t } = useTranslation('fees')
  return id === undefined ? (
    <StudentNotSelected title={t('studentFeeDetails')} />
  ) : (
    <StudentFees key={id} id={id} {...props} />
  )
}

function StudentFees({ id, actions, children }: Props & { id: string }) {
  const { t } = useTranslation('fees')
  const student = useQuery(studentsQueries.one(id))
  const fees = useQuery(feesQueries.studentFees(id))
  return (
    <>
      <PageHeader title={t('studentFeeDetails')} crumbs={useStudentCrumbs(t('feeDetails'), student.data)} />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(record) => (
          <>
            <StudentHeader student={record} tab="fees" actions={fees.data && actions?.(fees.data, record)} />
            <QueryStates query={fees}>
              {(data) => (
                <Stack gap="md">
                  <BreakdownPanel fees={data} />
                  {children(data, record)}
                  <ReminderLog studentId={record._id} />
                </Stack>
              )}
            </QueryStates>
          </>
        )}
      </QueryStates>
    </>
  )
}
