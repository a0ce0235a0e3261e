import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BatchPicker } from './batch-picker.tsx'
import { useCanMark } from './use-attendance-crumbs.ts'

const hrRoute = getRouteApi('/hr/attendence')
const adminRoute = getRouteApi('/admin/view-all-batch')

export function HrBatchPickerScreen() {
  const { t } = useTranslation(['attendance', 'absences', 'words', 'shared'])
  const may = useMay()
  const canMark = useCanMark()
  const addBatch = may('courses.run-batches') && (
    <ButtonLink to="/hr/batch/add-new">{t('words:addNewBatch')}</ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('shared:attendance')}
        hint={t(canMark ? 'pickBatchToMark' : 'pickBatchToView')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('shared:attendance') }]}
        actions={
          <>
            <ImportLink to="/hr/attendence/import" may="import-export.run" />
            {may('attendance.list') && (
              <ButtonLink to="/hr/low-attendance" variant="default">
                {t('absences:lowAttendance')}
              </ButtonLink>
            )}
          </>
        }
      />
      <BatchPicker
        search={hrRoute.useSearch()}
        to={canMark ? '/hr/student-attendence-list' : '/hr/attendence-history'}
        clearLabel={t('shared:clearSearch')}
        noBatches={<EmptyState kind={addBatch ? 'add' : undefined} hint={t('noBatches')} action={addBatch} />}
      />
    </>
  )
}

export function AdminBatchPickerScreen() {
  const { t } = useTranslation(['attendance', 'absences', 'shared'])
  return (
    <>
      <PageHeader
        title={t('viewBatch')}
        hint={t('pickBatchToView')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('batchList') }]}
        actions={
          <ButtonLink to="/admin/low-attendance" variant="default">
            {t('absences:lowAttendance')}
          </ButtonLink>
        }
      />
      <BatchPicker
        search={adminRoute.useSearch()}
        to="/admin/view-all-attend"
        clearLabel={t('shared:reset')}
        noBatches={<EmptyState hint={t('noBatchesForAdmin')} />}
      />
    </>
  )
}
