import type { SentLink } from '#features/base/identity/contract/staff.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { showLink } from './show-link.tsx'

/** Says that the link was mailed; without mail, shows it to the admin once. */
export function useShowSentLink() {
  const { t } = useTranslation('identity')
  return (name: string, { message, passwordLink }: SentLink, mailed: string = message) => {
    if (passwordLink === null)
      toast.success(mailed, READING_MS, { replaces: 'staff-link', ...(mailed !== message && { detail: message }) })
    else
      void showLink({
        title: t('passwordFor', { name }),
        text: message,
        url: passwordLink,
        qrLabel: t('linkQrCode'),
      })
  }
}
