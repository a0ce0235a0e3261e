import { Needing } from '#shared/web/ui/needing.tsx'
import { useNavigate } from '#shared/web/router/router.ts'
import { coursesApi } from '#features/domain/courses/contract/courses.contract.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { CourseForm, courseBody, courseValues } from './course-form.tsx'
import { useCreateCourse } from './courses.queries.ts'

function AddCourse() {
  const { t } = useTranslation(['courses', 'words', 'shared'])
  const navigate = useNavigate()
  const create = useCreateCourse()
  const form = useContractForm({
    schema: coursesApi.create.body,
    initialValues: courseValues(),
    draft: 'course-add',
    toBody: courseBody,
    send: (body, sending) => create.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('added'))
      return navigate({ to: '/admin/view-course-admin', replace: true })
    },
    failureTitle: t('words:errorOccurred'),
  })
  return (
    <>
      <PageHeader
        title={t('shared:addCourse')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('viewTitle'), link: { to: '/admin/view-course-admin' } },
          { label: t('shared:addCourse') },
        ]}
      />
      <Panel>
        <CourseForm form={form} label={t('shared:addCourse')} />
      </Panel>
    </>
  )
}

export function AddCourseScreen() {
  return (
    <Needing may="courses.change">
      <AddCourse />
    </Needing>
  )
}
