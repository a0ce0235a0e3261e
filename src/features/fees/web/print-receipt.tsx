import { Anchor, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useReceiptLink } from './receipt-link.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The receipt opens the print dialog by itself, once. */
    print?: boolean
  }
}

const PRINT = { print: true }

/** 'Print receipt' of a row: the receipt's page, with the print dialog open. */
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

/** A toast of 1.5 s about what was saved, with 'Print receipt' where a receipt came of it: `saved(t('saved'), receipt._id)`. */
export function useSavedToast() {
  const { t } = useTranslation('fees')
  const navigate = useNavigate()
  const router = useRouter()
  const receiptLink = useReceiptLink()
  return (text: string, receiptId: string | null) => {
    // Toasts stand outside the router, so this one cannot be a link of its own.
    const action = receiptId !== null && (
      <Anchor
        href={router.buildLocation(receiptLink(receiptId)).href}
        onClick={(event) => {
          event.preventDefault()
          // A toast under the pointer would stay, over the receipt's own button.
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
