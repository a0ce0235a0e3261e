import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { PrintableReceipt } from '#features/domain/fees/contract/printable-receipt.ts'
import type { Language } from '#shared/contract/messages.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { chatLink } from '#shared/web/phone-links.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'

type Props = { receipt: PrintableReceipt; language: Language }

/** Is hidden without a usable number. */
export function ChatButton({ receipt, language }: Props) {
  const { t } = useTranslation('fees')
  const { receiptNo: number, date: day, course, paid: sum, due: left, institute, verifyUrl } = receipt
  const text = t('receiptMessage', { number, institute: institute.name, sum, day, course, left, lng: language })
  const link = chatLink(receipt.contact, verifyUrl === null ? text : `${text}\n${verifyUrl}`)
  if (link === null) return null
  return (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
    >
      {t('sendOnWhatsApp')}
    </Button>
  )
}
