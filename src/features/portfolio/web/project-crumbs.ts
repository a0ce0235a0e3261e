import { useTranslation } from 'react-i18next'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

/** From the student's dashboard, by the list unless it is where one stands, to the screen. */
export function useProjectCrumbs(here: string): Crumb[] {
  const { t } = useTranslation(['portfolio', 'shared'])
  const list = t('viewProjects')
  return [
    { label: t('shared:dashboard'), link: { to: '/student' } },
    ...(here === list ? [] : [{ label: list, link: { to: '/student/ProjectView' as const } }]),
    { label: here },
  ]
}
