import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { ImportPanels } from './import-panels.tsx'

const courses = getRouteApi('/admin/course/import')
const batches = getRouteApi('/hr/batch/import')

export function ImportCoursesScreen() {
  const { t } = useTranslation(['import-export', 'courses', 'shared'])
  return (
    <>
      <PageHeader
        title={t('importCourses')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('courses:viewTitle'), link: { to: '/admin/view-course-admin' } },
          { label: t('importCourses') },
        ]}
      />
      <ImportPanels kind="courses" search={courses.useSearch()} />
    </>
  )
}

export function ImportBatchesScreen() {
  const { t } = useTranslation(['import-export', 'batches', 'shared'])
  return (
    <>
      <PageHeader
        title={t('importBatches')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('batches:listTitle'), link: { to: '/hr/batch' } },
          { label: t('importBatches') },
        ]}
      />
      <ImportPanels kind="batches" search={batches.useSearch()} />
    </>
  )
}
