import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalDialog } from '#features/admissions/web/door.tsx'
import { TABS } from '#features/student-file/contract/student-file.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyFace, QueryFaces } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ListTools } from './list-tools.tsx'
import { ListTotals } from './list-totals.tsx'
import { studentFileQueries } from './student-file.queries.ts'
import { StudentTable } from './student-table.tsx'

const PAGE_SIZE = 20

/** `/hr/StudentList` and `/hr/student`: all students, in tabs. */
export function HrStudentListScreen() {
  const { t } = useTranslation('student-file')
  const [address, show] = useListAddress()
  const { search = '', page = 1 } = address
  const tab = TABS.find((known) => known === address.tab) ?? 'All'
  const [approving, setApproving] = useState<Student | null>(null)
  const students = useQuery(studentFileQueries.list({ tab, search, page }))
  const addStudent = (
    <ButtonLink to="/hr/register" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addStudent')}
    </ButtonLink>
  )
  const showAll = (
    <Button variant="default" onClick={() => show({ search: '', tab: '' })}>
      {t('showAll')}
    </Button>
  )
  const isNarrowed = search !== '' || tab !== 'All'
  return (
    <>
      <PageHeader
        title={t('students')}
        hint={students.data && t('totalStudents', { total: students.data.total })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('allStudents') }]}
        actions={
          <>
            <ButtonLink to="/hr/StudentEdit" variant="default">
              {t('editStudents')}
            </ButtonLink>
            <ButtonLink to="/hr/studentAdd" variant="default">
              {t('addStudents')}
            </ButtonLink>
            {addStudent}
          </>
        }
      />
      <Panel flush>
        <ListTools tab={tab} search={search} counts={students.data?.counts} show={show} />
        <QueryFaces
          query={students}
          isEmpty={(data) => data.total === 0}
          empty={
            isNarrowed ? (
              <EmptyFace hint={t('nobodyFound')} action={showAll} />
            ) : (
              <EmptyFace hint={t('nobodyYet')} action={addStudent} />
            )
          }
        >
          {(data) =>
            data.students.length === 0 ? (
              <PageBeyondTheLast total={data.total} pageSize={PAGE_SIZE} waiting={students.isPlaceholderData} />
            ) : (
              <>
                <StudentTable
                  students={data.students}
                  waiting={tab === 'Pending'}
                  busy={students.isPlaceholderData}
                  onApprove={setApproving}
                />
                <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={(next) => show({ page: next })} />
              </>
            )
          }
        </QueryFaces>
      </Panel>
      {students.data && tab !== 'Pending' && <ListTotals totals={students.data.totals} />}
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}
