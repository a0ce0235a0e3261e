import { useTranslation } from 'react-i18next'
import { BackLink } from '#shared/web/ui/back-link.tsx'

/** For an enquiry that is not there (any more). */
export function GoneEnquiry() {
  const { t } = useTranslation('enquiries')
  return <BackLink hint={t('gone')} to="/hr/enquiry" label={t('backToList')} />
}
