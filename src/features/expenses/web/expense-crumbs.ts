import { useTranslation } from 'react-i18next'
import type { Crumb } from '#shared/web/ui/page-header.tsx'

/** From the admin's dashboard over the overview to the screen; `between` is the category where there is one. */
export function useExpenseCrumbs(here: string, ...between: Crumb[]): Crumb[] {
  const { t } = useTranslation('shared')
  return [
    { label: t('dashboard'), link: { to: '/admin' } },
    { label: t('navViewExpenseCategory'), link: { to: '/admin/view-expense-category' } },
    ...between,
    { label: here },
  ]
}

export const categoryCrumb = (id: string, label: string): Crumb => ({
  label,
  link: { to: '/admin/view-single-category-expense', search: { id } },
})
