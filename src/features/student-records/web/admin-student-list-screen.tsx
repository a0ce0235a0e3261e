import { Navigate, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TABS } from '#features/student-records/contract/student-records.contract.ts'
import { type ListAddress, useListAddress } from '#shared/web/address.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { AdminStudentMenu } from './admin-student-menu.tsx'
import { useStatusDialog } from './status-dialog.tsx'
import { StudentList } from './student-list.tsx'

/** `/admin/Student-List`: all students, to be activated, deactivated and deleted. */
export function AdminStudentListScreen() {
  const { t } = useTranslation(['student-records', 'shared'])
  const { ask, dialog } = useStatusDialog()
  const [{ tab }] = useListAddress()
  const wanted = useLocation({ select: ({ state }) => TABS.find((known) => known === state.nav) })
  // A tab in the navigation state alone is written into the address.
  if (tab === undefined && wanted !== undefined && wanted !== 'All') {
    return <Navigate to="." search={(before: ListAddress) => ({ ...before, tab: wanted })} replace />
  }
  return (
    <>
      <StudentList
        title={t('studentDetails')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:navStudents') }]}
        searchBy={t('searchForAdmin')}
        nobodyYet={<EmptyState hint={t('nobodyYetForAdmin')} />}
        menu={(student) => <AdminStudentMenu student={student} onAsk={(to) => ask(student, to)} />}
      />
      {dialog}
    </>
  )
}
