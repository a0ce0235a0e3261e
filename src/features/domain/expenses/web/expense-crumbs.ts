import { useTranslation } from '#shared/web/i18n.tsx'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

export function useExpenseCrumbs(title: string, ...parents: Crumb[]): Crumb[] {
  const { t } = useTranslation('shared')
  return [
    { label: t('dashboard'), link: { to: '/admin' } },
    { label: t('navViewExpenseCategory'), link: { to: '/admin/view-expense-category' } },
    ...parents,
    { label: title },
  ]
}

export const categoryCrumb = (id: string, label: string): Crumb => ({
  label,
  link: { to: '/admin/view-single-category-expense', search: { id } },
})
