import { useTranslation } from 'react-i18next'
import { useArea } from '#shared/web/use-area.ts'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

/** From the area's dashboard over its batches to a screen of one batch. */
export function useCrumbs(here: string): Crumb[] {
  const { t } = useTranslation(['attendance', 'shared'])
  if (useArea() === 'admin') {
    return [
      { label: t('shared:dashboard'), link: { to: '/admin' } },
      { label: t('batchList'), link: { to: '/admin/view-all-batch' } },
      { label: here },
    ]
  }
  return [
    { label: t('shared:dashboard'), link: { to: '/hr' } },
    { label: t('shared:navAttendence'), link: { to: '/hr/attendence' } },
    { label: here },
  ]
}

/** HR marks; the admin reads. */
export const useMayMark = () => useArea() === 'hr'
