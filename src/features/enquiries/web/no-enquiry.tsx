import { useTranslation } from 'react-i18next'
import { EmptyFace } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

/** For a page of one enquiry that was opened without saying which. */
export function NoEnquiry() {
  const { t } = useTranslation('enquiries')
  return (
    <EmptyFace
      hint={t('chooseEnquiry')}
      action={
        <ButtonLink to="/hr/enquiry" variant="default">
          {t('backToList')}
        </ButtonLink>
      }
    />
  )
}
