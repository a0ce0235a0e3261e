import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BatchPicker } from './batch-picker.tsx'

/** `/hr/attendence`: chooses the batch that is marked. */
export function BatchPickerScreen() {
  const { t } = useTranslation(['attendance', 'shared'])
  const addBatch = <ButtonLink to="/hr/batch/add-new">{t('addBatch')}</ButtonLink>
  return (
    <>
      <PageHeader
        title={t('shared:navAttendence')}
        hint={t('pickBatch')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('shared:navAttendence') }]}
      />
      <BatchPicker
        to="/hr/student-attendence-list"
        clearWords={t('shared:clearSearch')}
        noBatches={<EmptyState hint={t('noBatches')} action={addBatch} />}
      />
    </>
  )
}

/** `/admin/view-all-batch`: chooses the batch whose attendance is read. */
export function ViewBatchScreen() {
  const { t } = useTranslation(['attendance', 'shared'])
  return (
    <>
      <PageHeader
        title={t('viewBatch')}
        hint={t('pickBatchToRead')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('batchList') }]}
      />
      <BatchPicker
        to="/admin/view-all-attend"
        clearWords={t('shared:reset')}
        noBatches={<EmptyState hint={t('noBatchesForAdmin')} />}
      />
    </>
  )
}
