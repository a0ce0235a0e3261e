import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { useArea } from '#shared/web/use-area.ts'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

export function useAttendanceCrumbs(title: string): Crumb[] {
  const { t } = useTranslation(['attendance', 'shared'])
  if (useArea() === 'admin') {
    return [
      { label: t('shared:dashboard'), link: { to: '/admin' } },
      { label: t('batchList'), link: { to: '/admin/view-all-batch' } },
      { label: title },
    ]
  }
  return [
    { label: t('shared:dashboard'), link: { to: '/hr' } },
    { label: t('shared:attendance'), link: { to: '/hr/attendence' } },
    { label: title },
  ]
}

export function useCanMark(): boolean {
  const may = useMay()
  return useArea() === 'hr' && may('attendance.mark')
}
