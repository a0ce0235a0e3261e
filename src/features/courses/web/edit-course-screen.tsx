import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editing } from '#shared/web/form/form-types.ts'
import { plainAmount } from '#shared/web/form/plain-amount.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Course, coursesApi } from '../contract/courses.contract.ts'
import { CourseForm, courseValues } from './course-form.tsx'
import { coursesQueries, useUpdateCourse } from './courses.queries.ts'

/** `/admin/Edit-Course/{id}`. */
export function EditCourseScreen() {
  const { t } = useTranslation(['courses', 'shared'])
  const { id } = useParams({ strict: false })
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
            const course = courses.find(({ _id }) => _id === id)
            return course ? (
              <EditCourseForm key={course._id} course={course} />
            ) : (
              <BackLink hint={t('gone')} to="/admin/view-course-admin" label={t('backToList')} />
            )
          }}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditCourseForm({ course }: { course: Course }) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  // As it was opened: the list behind the form may be fetched again meanwhile.
  const [opened] = useState(course)
  const update = useUpdateCourse(opened._id)
  const form = useContractForm({
    ...editing(Course, opened, courseValues),
    schema: coursesApi.update.body,
    // Input that was typed against another version would overwrite it in silence.
    draft: `course-${opened._id}-${opened.version}`,
    toBody: ({ cFee, ...rest }) => ({ ...rest, cFee: plainAmount(cFee) }),
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('updated'))
      return navigate({ to: '/admin/view-course-admin', replace: true })
    },
    failureTitle: t('saveFailed'),
  })
  return <CourseForm form={form} label={t('editTitle')} />
}
