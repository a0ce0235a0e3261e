import { useTranslation } from 'react-i18next'
import { WayBack } from '#shared/web/ui/way-back.tsx'

/** For an enquiry that is not there (any more). */
export function GoneEnquiry() {
  const { t } = useTranslation('enquiries')
  return <WayBack hint={t('gone')} to="/hr/enquiry" label={t('backToList')} />
}
