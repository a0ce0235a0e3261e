import { getRouteApi, Navigate, useLocation } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TABS } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { useMay } from '#shared/web/may.ts'
import { Slot, sortByOrder } from '#shared/web/slots.tsx'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { createLazyRowMenu } from '#shared/web/ui/lazy-row-menu.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import type { AdminStudentListParts } from './student-list-slots.ts'
import { StudentList } from './student-list.tsx'
import { useStatusDialog } from './use-status-dialog.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The tab of the admin's student list, instead of `?tab=`. */
    nav?: string
  }
}

const route = getRouteApi('/admin/Student-List')
const LISTS = Object.values(
  import.meta.glob<AdminStudentListParts>('/src/features/*/*/web/admin-student-list.ts', {
    eager: true,
    import: 'adminStudentList',
  }),
)
const DELETED = sortByOrder(LISTS.map(({ deleted }) => deleted))
const DELETED_EXPORT = sortByOrder(LISTS.map(({ deletedExport }) => deletedExport))

const AdminStudentMenu = createLazyRowMenu(
  () => import('./open-admin-student-menu.tsx').then((module) => module.OpenAdminStudentMenu),
  ({ student }) => `${student.fname} ${student.lname}`,
)

export function AdminStudentListScreen() {
  const { t } = useTranslation(['student-records', 'shared'])
  const may = useMay()
  const { openStatusDialog, dialog } = useStatusDialog()
  const search = route.useSearch()
  const tabInState = useLocation({ select: ({ state }) => TABS.find((tab) => tab === state.nav) })
  if (search.tab === undefined && tabInState !== undefined && tabInState !== 'All') {
    return <Navigate from="/admin/Student-List" to="." search={(before) => ({ ...before, tab: tabInState })} replace />
  }
  return (
    <>
      <StudentList
        search={search}
        title={t('studentDetails')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:students') }]}
        actions={<ImportLink to="/admin/student/import" may="import-export.run-all" />}
        empty={<EmptyState hint={t('adminNoStudentsHint')} />}
        menuOnPhones
        deleted={
          may('erasure.restore')
            ? {
                list: <Slot contents={DELETED} search={search} />,
                exportMenu: <Slot contents={DELETED_EXPORT} search={search} />,
              }
            : undefined
        }
        menu={
          may('students.set-status')
            ? (student) => (
                <AdminStudentMenu student={student} onChangeStatus={(status) => openStatusDialog(student, status)} />
              )
            : undefined
        }
      />
      {dialog}
    </>
  )
}
