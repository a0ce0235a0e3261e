import { useTranslation } from '#shared/web/i18n.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'

export function EnquiryNotFound() {
  const { t } = useTranslation('enquiries')
  return <BackLink hint={t('notFound')} to="/hr/enquiry" label={t('backToList')} />
}
