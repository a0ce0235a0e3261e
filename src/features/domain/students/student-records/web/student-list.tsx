import { useTranslation } from '#shared/web/i18n.tsx'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChosenStudents } from './chosen-students.ts'
import type { StudentTotals as Totals } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import { TABS } from '#features/domain/students/student-records/contract/student-records.search.ts'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { findNamesakeStudents } from '#features/domain/students/web/public.ts'
import { ColumnChooser } from '#shared/web/ui/column-chooser.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { FilterToggle } from '#shared/web/ui/filter-chip.tsx'
import { LastPageRedirect } from '#shared/web/ui/last-page-redirect.tsx'
import { type Crumb, LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { PageTurner } from './page-turner.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { createSorting } from '#shared/web/ui/sort-header.tsx'
import { EmptyState, QueryStates, TableLoading } from '#shared/web/ui/states.tsx'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { useTotals } from '#shared/web/use-totals.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { ChooseAll, useStudentSelection } from './choose-students.tsx'
import { LazyChosenStudentsBar } from './lazy-chosen-students-bar.tsx'
import { useStudentColumns } from './student-columns.tsx'
import { DELETED_TAB, StudentListTabs } from './student-list-tabs.tsx'
import { StudentListTools } from './student-list-tools.tsx'
import { isNarrowed, studentRecordsQueries } from './student-records.queries.ts'
import { useStudentPhoneRow } from './student-phone-row.tsx'
import { StudentTotals } from './student-totals.tsx'

const PAGE_SIZE = 20

type Props = {
  search: StudentListSearch
  title: string
  crumbs: Crumb[]
  actions?: ReactNode
  /** It is shown while there are no students at all. */
  empty: ReactNode
  menu: ((student: Student) => ReactNode) | undefined
  hoverActions?: (student: Student) => ReactNode
  /** Shows the menu instead of the reminder at the end of a row on phones. */
  menuOnPhones?: boolean
  /** Students can be ticked, except registrations. */
  canChoose?: boolean
  /** The tab Deleted, which only admins have. */
  deleted?: { list: ReactNode; exportMenu: ReactNode } | undefined
}

export function StudentList({ search: params, title, crumbs, actions, empty, deleted, ...rows }: Props) {
  const { t } = useTranslation('student-records')
  const { tab: _tab, page = 1, ...filters } = params
  const tab = TABS.find((known) => known === params.tab) ?? 'All'
  const isDeleted = deleted !== undefined && params.tab === DELETED_TAB
  const isPhone = useIsPhone()
  const canChoose = rows.canChoose === true && tab !== 'Pending' && !isDeleted
  const chosen = useChosenStudents()
  const updateSearch = useUpdateSearch<StudentListSearch>()
  const { sort, ...conditions } = filters
  const students = useQuery(studentRecordsQueries.list({ tab, ...filters, page: isDeleted ? 1 : page }))
  const totals = useTotals({
    list: students.data,
    rowCount: students.data?.students.length,
    query: studentRecordsQueries.totals({
      tab,
      ...conditions,
    }),
    enabled: students.data?.counting === true && !students.isPlaceholderData,
  })
  const total = totals?.total
  const { chooser, columns } = useStudentColumns({ pending: tab === 'Pending' })
  const showAll = (
    <Button
      variant="default"
      onClick={() =>
        updateSearch({
          search: '',
          batch: '',
          course: '',
          joined: '',
          tab: '',
          due: undefined,
          only: undefined,
        })
      }
    >
      {t('showAll')}
    </Button>
  )
  const turner = !isDeleted && total !== undefined && total > 0 && (
    <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => updateSearch({ page: next })} />
  )
  // It is on the line of the tabs, where it moves nothing when the number is known.
  const incomplete = !isDeleted && tab !== 'Pending' && ((totals?.incomplete ?? 0) > 0 || filters.only) && (
    <FilterToggle
      label={t('incomplete', { count: totals?.incomplete ?? 0 })}
      isOn={filters.only === 'incomplete'}
      onToggle={(isOn) => updateSearch({ only: isOn ? 'incomplete' : undefined })}
    />
  )
  const exportMenu = isDeleted ? (
    deleted.exportMenu
  ) : (
    <ExportMenu
      compact
      endpoint="GET /api/user/export"
      query={{ tab, ...filters }}
      ticked={canChoose ? { endpoint: 'POST /api/user/export', ids: chosen } : undefined}
    />
  )
  return (
    <>
      <PageHeader
        title={title}
        hint={
          !isDeleted &&
          (total === undefined ? (
            LOADING_HINT
          ) : (
            <>
              {t('totalStudents', { total })}
              {canChoose && !isPhone && (
                <ChooseAll rows={students.data?.students} total={total} query={{ tab, ...filters }} />
              )}
            </>
          ))
        }
        crumbs={crumbs}
        actions={actions}
      />
      <Panel flush>
        <StudentListTabs
          tab={isDeleted ? DELETED_TAB : tab}
          totals={totals}
          withDeleted={deleted !== undefined}
          onTab={(next) => updateSearch({ tab: next === 'All' ? '' : next })}
        >
          {isPhone ? (
            exportMenu
          ) : (
            <Group gap="sm" wrap="nowrap">
              {incomplete}
              {turner}
            </Group>
          )}
        </StudentListTabs>
        <StudentListTools
          filters={filters}
          searchOnly={isDeleted}
          onChange={updateSearch}
          lastFilter={isPhone && incomplete}
        >
          {!isPhone && !isDeleted && tab !== 'Pending' && <ColumnChooser {...chooser} />}
          {!isPhone && exportMenu}
        </StudentListTools>
        {isDeleted ? (
          deleted.list
        ) : (
          <QueryStates
            query={students}
            loading={<TableLoading rows={PAGE_SIZE} />}
            isEmpty={(data) => data.students.length === 0 && total === 0}
            empty={
              isNarrowed(conditions) || tab !== 'All' ? (
                <EmptyState kind="noMatch" hint={t('noMatches')} action={showAll} />
              ) : (
                empty
              )
            }
          >
            {(data) =>
              data.students.length === 0 ? (
                <LastPageRedirect total={total} pageSize={PAGE_SIZE} loading={students.isPlaceholderData} />
              ) : (
                <StudentRows
                  {...rows}
                  canChoose={canChoose}
                  rows={data.students}
                  columns={columns(findNamesakeStudents(data.students))}
                  sorting={createSorting(sort, (next) => updateSearch({ sort: next as StudentListSearch['sort'] }))}
                  busy={students.isPlaceholderData}
                  totals={tab === 'Pending' ? undefined : totals}
                />
              )
            }
          </QueryStates>
        )}
      </Panel>
      {isPhone && turner}
      {isPhone && canChoose && total !== undefined && (
        <LazyChosenStudentsBar rows={students.data?.students} total={total} query={{ tab, ...filters }} />
      )}
    </>
  )
}

type RowsProps = Pick<Props, 'menu' | 'hoverActions' | 'menuOnPhones' | 'canChoose'> &
  Pick<Parameters<typeof DataTable<Student>>[0], 'columns' | 'sorting' | 'busy'> & {
    rows: Student[]
    totals: Totals | undefined
  }

function StudentRows({
  rows,
  menu,
  hoverActions,
  menuOnPhones = false,
  canChoose = false,
  totals,
  ...table
}: RowsProps) {
  const { t } = useTranslation('shared')
  const selection = useStudentSelection()
  const phone = useStudentPhoneRow(rows, menuOnPhones ? menu : undefined)
  return (
    <DataTable
      label={t('students')}
      rows={rows}
      rowKey={(student) => student._id}
      actions={menu}
      hoverActions={hoverActions}
      phone={phone}
      selection={canChoose ? selection : undefined}
      footer={totals && <StudentTotals {...totals} />}
      {...table}
    />
  )
}
