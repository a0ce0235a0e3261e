import { getRouteApi, Navigate, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TABS } from '#features/overview/student-records/contract/student-records.contract.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { EmptyState, TableLoading } from '#shared/web/ui/states.tsx'
import { AdminStudentMenu } from './admin-student-menu.tsx'
import { StudentList } from './student-list.tsx'
import { useStatusDialog } from './use-status-dialog.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The tab of the admin's student list, instead of `?tab=`. */
    nav?: string
  }
}

const route = getRouteApi('/admin/Student-List')
const DeletedList = lazyComponent(
  () => import('#features/overview/erasure/web/public.ts').then((module) => module.DeletedList),
  {
    preload: true,
  },
)

export function AdminStudentListScreen() {
  const { t } = useTranslation(['student-records', 'shared'])
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
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:navStudents') }]}
        actions={<ImportLink to="/admin/student/import" />}
        empty={<EmptyState hint={t('adminNoStudentsHint')} />}
        menuOnPhones
        deleted={
          <Suspense fallback={<TableLoading />}>
            <DeletedList search={search} />
          </Suspense>
        }
        menu={(student) => (
          <AdminStudentMenu student={student} onChangeStatus={(status) => openStatusDialog(student, status)} />
        )}
      />
      {dialog}
    </>
  )
}
