import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { chatLink } from '#shared/web/phone-links.ts'

/** The chat contains the first lines of the email. Returns undefined without a usable number. */
export function useChatLink({ name, course, contact }: Enquiry) {
  const { t } = useTranslation(['enquiries', 'identity'])
  const institute = useInstitute().name
  const text = [t('identity:mailGreeting', { name }), t('mailThanks', { course, institute })].join('\n')
  const href = chatLink(contact ?? '', text)
  return href ? { href, target: '_blank', rel: 'noopener noreferrer' } : undefined
}
