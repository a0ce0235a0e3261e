import { useTranslation } from '#shared/web/i18n.tsx'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { PublicCourse } from '#features/domain/courses/contract/courses.contract.ts'
import { useMay } from '#shared/web/may.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { CourseTable } from './course-table.tsx'
import { coursesQueries, useRemoveCourse } from './courses.queries.ts'

export function AdminCourseListScreen() {
  const { t } = useTranslation(['courses', 'shared'])
  const list = useQuery(coursesQueries.list())
  const remove = useRemoveCourse()
  const confirmAndRemove = (course: PublicCourse) =>
    confirmDelete(t('willBeDeleted', { name: course.course }), () => remove.mutateAsync(course))
  const may = useMay()
  const addKey = usePageKey('N')
  const add = may('courses.change') && (
    <ButtonLink to="/admin/Add-course" leftSection={<IconPlus size={16} aria-hidden />} {...addKey}>
      {t('shared:addCourse')}
    </ButtonLink>
  )
  const actions = (course: PublicCourse) => (
    <>
      <EditLink to="/admin/Edit-Course/$id" params={{ id: course._id }} label={t('edit', { name: course.course })} />
      <IconAction
        label={t('delete', { name: course.course })}
        icon={<IconTrash size={17} aria-hidden />}
        danger
        onClick={() => void confirmAndRemove(course)}
      />
    </>
  )
  return (
    <>
      <PageHeader
        title={t('viewTitle')}
        hint={list.data ? t('count', { count: list.data.total }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('viewTitle') }]}
        actions={
          <>
            <ImportLink to="/admin/course/import" may="import-export.run-all" />
            <ExportMenu endpoint="GET /api/course/export" query={{}} />
            {add}
          </>
        }
      />
      <CourseTable
        query={list}
        busy={remove.isPending}
        empty={<EmptyState kind={add ? 'add' : undefined} hint={t('emptyForAdmin')} action={add} />}
        actions={may('courses.change') ? actions : undefined}
      />
    </>
  )
}

export function HrCourseListScreen() {
  const { t } = useTranslation(['courses', 'shared'])
  const list = useQuery(coursesQueries.list())
  return (
    <>
      <PageHeader
        title={t('courses')}
        hint={list.data ? t('count', { count: list.data.total }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('courses') }]}
      />
      <CourseTable query={list} empty={<EmptyState hint={t('emptyForHr')} />} />
    </>
  )
}
