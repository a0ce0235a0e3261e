import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { Course, coursesApi } from '#features/domain/courses/contract/courses.contract.ts'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { CourseForm, courseBody, courseValues } from './course-form.tsx'
import { coursesQueries, useUpdateCourse } from './courses.queries.ts'

const route = getRouteApi('/admin/Edit-Course/$id')

function EditCourse() {
  const { t } = useTranslation(['courses', 'shared'])
  const { id } = route.useParams()
  const list = useQuery(coursesQueries.list())
  return (
    <>
      <PageHeader
        title={t('editTitle')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('viewTitle'), link: { to: '/admin/view-course-admin' } },
          { label: t('editTitle') },
        ]}
      />
      <Panel>
        <QueryStates query={list} errorTitle={t('loadFailed')}>
          {({ courses }) => {
            const course = courses.find((one): one is Course => one._id === id && 'instalments' in one)
            return course ? (
              <EditCourseForm key={course._id} course={course} />
            ) : (
              <BackLink hint={t('notFound')} to="/admin/view-course-admin" label={t('backToList')} />
            )
          }}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditCourseForm({ course }: { course: Course }) {
  const { t } = useTranslation(['courses', 'words'])
  const navigate = useNavigate()
  // Keeps the record as first loaded: the list may be refetched while the form is open.
  const [initial] = useState(course)
  const update = useUpdateCourse(initial._id)
  const form = useContractForm({
    ...editing(Course, initial, courseValues),
    schema: coursesApi.update.body,
    // The name contains the version: a draft of an older version must not overwrite a newer one.
    draft: `course-${initial._id}-${initial.version}`,
    toBody: courseBody,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('updated'))
      return navigate({ to: '/admin/view-course-admin', replace: true })
    },
    failureTitle: t('words:errorOccurred'),
  })
  return <CourseForm form={form} label={t('editTitle')} />
}

export function EditCourseScreen() {
  return (
    <Needing may="courses.change">
      <EditCourse />
    </Needing>
  )
}
