import { useTranslation } from 'react-i18next'
import { EmptyFace } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** For the list of one category that was opened without saying which, or after the category was deleted. */
export function NoCategory() {
  const { t } = useTranslation('expenses')
  return (
    <EmptyFace
      hint={t('chooseCategory')}
      action={
        <ButtonLink to="/admin/view-expense-category" variant="default">
          {t('backToCategories')}
        </ButtonLink>
      }
    />
  )
}
