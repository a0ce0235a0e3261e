import { Anchor, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconPrinter } from '@tabler/icons-react'
import { useNavigate, useRouter, type HistoryState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useReceiptLink } from './fee-links.tsx'

const PRINT = { print: true }

export function PrintReceiptLink({ id, receiptNo }: { id: string; receiptNo: string }) {
  const { t } = useTranslation('fees')
  const receiptLink = useReceiptLink()
  return (
    <Tooltip label={t('printReceipt')}>
      <IconLink
        {...receiptLink(id)}
        state={PRINT}
        aria-label={t('printReceiptNo', { number: receiptNo })}
        variant="subtle"
        color="gray"
      >
        <IconPrinter size={18} aria-hidden />
      </IconLink>
    </Tooltip>
  )
}

type SavedReceipt = NonNullable<HistoryState['savedReceipt']>

/** For `SavedReceiptNote` on the page that is shown next. */
export const savedReceiptState = ({ _id, receiptNo, name, paid, changed }: SavedReceipt) => ({
  savedReceipt: { _id, receiptNo, name, paid, changed },
})

/** Shows a toast of 1.5 s, with 'Print receipt' if there is a receipt. */
export function useSavedToast() {
  const { t } = useTranslation('fees')
  const navigate = useNavigate()
  const router = useRouter()
  const receiptLink = useReceiptLink()
  return (text: string, receiptId: string | null) => {
    // Toasts are rendered outside the router, so this cannot be a router link.
    const action = receiptId !== null && (
      <Anchor
        href={router.buildLocation(receiptLink(receiptId)).href}
        onClick={(event) => {
          event.preventDefault()
          // A toast under the pointer would stay open and cover the receipt's button.
          notifications.clean()
          void navigate({ ...receiptLink(receiptId), state: PRINT })
        }}
      >
        {t('printReceipt')}
      </Anchor>
    )
    toast.success(text, 1500, action ? { action } : {})
  }
}
