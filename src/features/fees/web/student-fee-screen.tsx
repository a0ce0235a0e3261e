import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { studentsQueries } from '#features/students/web/door.tsx'
import { useSubjectId } from '#shared/web/address.ts'
import { QueryFaces } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { FeeFigures } from './fee-figures.tsx'
import { feesQueries } from './fees.queries.ts'
import { ReceiptsPanel } from './receipts-panel.tsx'
import { ReminderButton } from './reminder-button.tsx'
import { NoStudent, StudentHead } from './student-head.tsx'

/** `/hr/student/fee`: one student's figures and receipts. */
export function StudentFeeScreen() {
  const { t } = useTranslation('fees')
  const id = useSubjectId()
  return id === undefined ? <NoStudent title={t('studentFeeDetails')} /> : <StudentFee id={id} />
}

function StudentFee({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const student = useQuery(studentsQueries.one(id))
  const fees = useQuery(feesQueries.ofStudent(id))
  const isPending = student.data !== undefined && fees.data !== undefined && fees.data.PendingFee > 0
  return (
    <>
      <PageHeader
        title={t('studentFeeDetails')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('shared:navStudents'), link: { to: '/hr/StudentList' } },
          ...(student.data
            ? [{ label: nameOf(student.data), link: { to: '/hr/Student-view', search: { id } } } as const]
            : []),
          { label: t('feeDetails') },
        ]}
        actions={
          isPending && (
            <>
              <ReminderButton student={student.data} />
              <AddFeeButton id={id} />
            </>
          )
        }
      />
      <QueryFaces query={student}>{(one) => <StudentHead student={one} />}</QueryFaces>
      {student.data && (
        <QueryFaces query={fees}>
          {(data) => (
            <>
              <FeeFigures figures={data} />
              <ReceiptsPanel receipts={data.fee} emptyAction={data.PendingFee > 0 && <AddFeeButton id={id} />} />
            </>
          )}
        </QueryFaces>
      )}
    </>
  )
}

const nameOf = ({ fname, lname }: Student) => `${fname} ${lname}`

function AddFeeButton({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  return (
    <ButtonLink to="/hr/add-fees" search={{ id }} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addFee')}
    </ButtonLink>
  )
}
