import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TABS, type StudentList as StudentPage } from '#features/student-records/contract/student-records.contract.ts'
import type { StudentListSearch } from '#features/student-records/contract/student-records.search.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { PageHeader, type Crumb } from '#shared/web/ui/page-header.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { Totals } from '#shared/web/ui/totals.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { DELETED_TAB, StudentListTools } from './student-list-tools.tsx'
import { studentRecordsQueries } from './student-records.queries.ts'
import { StudentTable } from './student-table.tsx'

const PAGE_SIZE = 20

type Props = {
  search: StudentListSearch
  title: string
  crumbs: Crumb[]
  actions?: ReactNode
  /** Shown while there are no students at all. */
  empty: ReactNode
  menu: (student: Student) => ReactNode
  /** The content of the tab Deleted, which only admins have. */
  deleted?: ReactNode
}

export function StudentList({ search: params, title, crumbs, actions, empty, menu, deleted }: Props) {
  const { t } = useTranslation('student-records')
  const { search = '', page = 1 } = params
  const tab = TABS.find((known) => known === params.tab) ?? 'All'
  const isDeleted = deleted !== undefined && params.tab === DELETED_TAB
  const updateSearch = useUpdateSearch<StudentListSearch>()
  const students = useQuery(studentRecordsQueries.list({ tab, search, page: isDeleted ? 1 : page }))
  const showAll = (
    <Button variant="default" onClick={() => updateSearch({ search: '', tab: '' })}>
      {t('showAll')}
    </Button>
  )
  const isFiltered = search !== '' || tab !== 'All'
  return (
    <>
      <PageHeader
        title={title}
        hint={!isDeleted && students.data && t('totalStudents', { total: students.data.total })}
        crumbs={crumbs}
        actions={actions}
      />
      <Panel flush>
        <StudentListTools
          tab={isDeleted ? DELETED_TAB : tab}
          search={search}
          list={students.data}
          onTab={(next) => updateSearch({ tab: next === 'All' ? '' : next })}
          onSearch={(text) => updateSearch({ search: text })}
        />
        {isDeleted ? (
          deleted
        ) : (
          <QueryStates
            query={students}
            isEmpty={(data) => data.total === 0}
            empty={isFiltered ? <EmptyState hint={t('noMatches')} action={showAll} /> : empty}
          >
            {(data) => (
              <PagedRows
                rowCount={data.students.length}
                loading={students.isPlaceholderData}
                page={page}
                pageSize={PAGE_SIZE}
                total={data.total}
                onPage={(next) => updateSearch({ page: next })}
              >
                <StudentTable
                  students={data.students}
                  pending={tab === 'Pending'}
                  busy={students.isPlaceholderData}
                  menu={menu}
                />
              </PagedRows>
            )}
          </QueryStates>
        )}
      </Panel>
      {students.data && !isDeleted && tab !== 'Pending' && <StudentTotals totals={students.data.totals} />}
    </>
  )
}

function StudentTotals({ totals }: { totals: StudentPage['totals'] }) {
  const { t } = useTranslation('student-records')
  const sums = [
    { label: t('totalPayable'), amount: totals.payable },
    { label: t('totalReceived'), amount: totals.received },
    { label: t('totalPending'), amount: totals.pending },
  ]
  return <Totals sums={sums} />
}
