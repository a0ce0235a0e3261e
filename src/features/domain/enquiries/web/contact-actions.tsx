import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { telLink } from '#shared/web/phone-links.ts'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { mailLink } from '#shared/web/ui/email-text.tsx'
import { useChatLink } from './use-chat-link.ts'

/** Links to an email if there is no usable number. */
export function ContactActions({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const { name, mailId, contact } = enquiry
  const tel = telLink(contact ?? '')
  const chat = useChatLink(enquiry)
  const icon = { variant: 'subtle', component: 'a' } as const
  return (
    <>
      {tel && (
        <ActionIcon {...icon} color="gray" href={tel} aria-label={t('callNamed', { name })}>
          <IconPhone size={17} aria-hidden />
        </ActionIcon>
      )}
      {chat && (
        <ActionIcon {...icon} {...chat} color="teal" aria-label={t('chatNamed', { name })}>
          <IconBrandWhatsapp size={17} aria-hidden />
        </ActionIcon>
      )}
      {!tel && mailId && (
        <ActionIcon {...icon} color="gray" href={mailLink(mailId)} aria-label={t('emailNamed', { name })}>
          <IconMail size={17} aria-hidden />
        </ActionIcon>
      )}
    </>
  )
}
