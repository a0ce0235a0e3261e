import { getRouteApi } from '#shared/web/router/router.ts'
import type { ImportKind } from '#features/overview/import-export/contract/import-kinds.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Needing } from '#shared/web/ui/needing.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { getImportPage } from './import-pages.ts'
import { ImportPanels } from './import-panels.tsx'
import { useImportRole } from './imports.queries.ts'

const students = getRouteApi('/admin/student/import')
const courses = getRouteApi('/admin/course/import')
const batches = getRouteApi('/hr/batch/import')
const enquiries = getRouteApi('/hr/enquiry/import')
const attendance = getRouteApi('/hr/attendence/import')
const payments = getRouteApi('/admin/fee/import')
const expenses = getRouteApi('/admin/expense/import')

/** `list`: the title of the list of these records. */
type Props = { kind: ImportKind; title: string; list: string; search: ImportSearch }

function ImportRecords({ kind, title, list, search }: Props) {
  const { t } = useTranslation('shared')
  const role = useImportRole()
  const crumbs = [
    { label: t('dashboard'), link: { to: `/${role}` } as const },
    { label: list, link: { to: getImportPage(kind, role).list } },
    { label: title },
  ]
  return (
    <Needing may={role === 'hr' ? 'import-export.run' : 'import-export.run-all'}>
      <PageHeader title={title} crumbs={crumbs} />
      <ImportPanels kind={kind} search={search} all={kind === 'students'} />
    </Needing>
  )
}

/** The screen of an admin, who can also undo the imports of others here. */
export function ImportStudentsScreen() {
  const { t } = useTranslation(['import-export', 'shared'])
  const texts = { title: t('importStudents'), list: t('shared:students') }
  return <ImportRecords kind="students" search={students.useSearch()} {...texts} />
}

export function ImportCoursesScreen() {
  const { t } = useTranslation(['import-export', 'courses'])
  const texts = { title: t('importCourses'), list: t('courses:viewTitle') }
  return <ImportRecords kind="courses" search={courses.useSearch()} {...texts} />
}

export function ImportBatchesScreen() {
  const { t } = useTranslation(['import-export', 'words'])
  const texts = { title: t('importBatches'), list: t('words:batches') }
  return <ImportRecords kind="batches" search={batches.useSearch()} {...texts} />
}

export function ImportEnquiriesScreen() {
  const { t } = useTranslation(['import-export', 'enquiries'])
  const texts = { title: t('importEnquiries'), list: t('enquiries:listTitle') }
  return <ImportRecords kind="enquiries" search={enquiries.useSearch()} {...texts} />
}

export function ImportExpensesScreen() {
  const { t } = useTranslation(['import-export', 'expenses'])
  const texts = { title: t('importExpenses'), list: t('expenses:allExpenses') }
  return <ImportRecords kind="expenses" search={expenses.useSearch()} {...texts} />
}

export function ImportAttendanceScreen() {
  const { t } = useTranslation(['import-export', 'shared'])
  const texts = { title: t('importAttendance'), list: t('shared:attendance') }
  return <ImportRecords kind="attendance" search={attendance.useSearch()} {...texts} />
}

export function ImportPaymentsScreen() {
  const { t } = useTranslation(['import-export', 'shared'])
  const texts = { title: t('importPayments'), list: t('shared:navViewFees') }
  return <ImportRecords kind="payments" search={payments.useSearch()} {...texts} />
}
