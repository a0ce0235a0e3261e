import { useTranslation } from '#shared/web/i18n.tsx'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

export function useProjectCrumbs(title: string): Crumb[] {
  const { t } = useTranslation('shared')
  const list = t('viewProject')
  return [
    { label: t('dashboard'), link: { to: '/student' } },
    ...(title === list ? [] : [{ label: list, link: { to: '/student/ProjectView' as const } }]),
    { label: title },
  ]
}
