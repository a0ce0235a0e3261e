import { Needing } from '#shared/web/ui/needing.tsx'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useStudentCrumbs } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { ImportPanels } from './import-panels.tsx'

const route = getRouteApi('/hr/studentAdd')

function AddStudents() {
  const { t } = useTranslation('import-export')
  const may = useMay()
  const crumbs = useStudentCrumbs(t('addStudents'))
  return (
    <>
      <PageHeader
        title={t('addStudents')}
        crumbs={crumbs}
        actions={
          may('admissions.register-active') && (
            <ButtonLink to="/hr/register" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
              {t('addOne')}
            </ButtonLink>
          )
        }
      />
      <ImportPanels kind="students" search={route.useSearch()} />
    </>
  )
}

export function AddStudentsScreen() {
  return (
    <Needing may="import-export.run">
      <AddStudents />
    </Needing>
  )
}
