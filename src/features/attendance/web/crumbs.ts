import { useTranslation } from 'react-i18next'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

/** From HR's dashboard over the batches to a screen of one batch. */
export function useCrumbs(here: string): Crumb[] {
  const { t } = useTranslation('shared')
  return [
    { label: t('dashboard'), link: { to: '/hr' } },
    { label: t('navAttendence'), link: { to: '/hr/attendence' } },
    { label: here },
  ]
}
