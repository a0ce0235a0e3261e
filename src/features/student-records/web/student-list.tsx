import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TABS } from '#features/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader, type Crumb } from '#shared/web/ui/page-header.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ListTools } from './list-tools.tsx'
import { ListTotals } from './list-totals.tsx'
import { studentRecordsQueries } from './student-records.queries.ts'
import { StudentTable } from './student-table.tsx'

const PAGE_SIZE = 20

type Props = {
  title: string
  crumbs: Crumb[]
  /** The page's buttons. */
  actions?: ReactNode
  /** What the search field says. */
  searchBy: string
  /** While there is no student at all. */
  nobodyYet: ReactNode
  /** What can be done to a student. */
  menu: (student: Student) => ReactNode
}

/** All students in tabs, with their totals: one list, for HR and for the admin. */
export function StudentList({ title, crumbs, actions, searchBy, nobodyYet, menu }: Props) {
  const { t } = useTranslation('student-records')
  const [address, show] = useListAddress()
  const { search = '', page = 1 } = address
  const tab = TABS.find((known) => known === address.tab) ?? 'All'
  const students = useQuery(studentRecordsQueries.list({ tab, search, page }))
  const showAll = (
    <Button variant="default" onClick={() => show({ search: '', tab: '' })}>
      {t('showAll')}
    </Button>
  )
  const isNarrowed = search !== '' || tab !== 'All'
  return (
    <>
      <PageHeader
        title={title}
        hint={students.data && t('totalStudents', { total: students.data.total })}
        crumbs={crumbs}
        actions={actions}
      />
      <Panel flush>
        <ListTools tab={tab} search={search} searchBy={searchBy} counts={students.data?.counts} show={show} />
        <QueryStates
          query={students}
          isEmpty={(data) => data.total === 0}
          empty={isNarrowed ? <EmptyState hint={t('nobodyFound')} action={showAll} /> : nobodyYet}
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
                  menu={menu}
                />
                <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={(next) => show({ page: next })} />
              </>
            )
          }
        </QueryStates>
      </Panel>
      {students.data && tab !== 'Pending' && <ListTotals totals={students.data.totals} />}
    </>
  )
}
