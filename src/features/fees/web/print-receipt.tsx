import { Anchor, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The receipt opens the print dialog by itself, once. */
    print?: boolean
  }
}

const to = (id: string) => ({ to: '/fee-receipt', search: { id }, state: { print: true } }) as const

/** 'Print receipt' of a row: the receipt's page, with the print dialog open. */
export function PrintReceiptLink({ id, receiptNo }: { id: string; receiptNo: string }) {
  const { t } = useTranslation('fees')
  return (
    <Tooltip label={t('printReceipt')}>
      <IconLink {...to(id)} aria-label={t('printReceiptNo', { number: receiptNo })} variant="subtle" color="gray">
        <IconPrinter size={18} aria-hidden />
      </IconLink>
    </Tooltip>
  )
}

/** A toast of 1.5 s about what was saved, with 'Print receipt' where a receipt came of it: `saved(t('saved'), receipt._id)`. */
export function useSavedToast() {
  const { t } = useTranslation('fees')
  const navigate = useNavigate()
  return (text: string, receiptId: string | null) => {
    // Toasts stand outside the router, so this one cannot be a link of its own.
    const action = receiptId !== null && (
      <Anchor
        href={`/fee-receipt?id=${receiptId}`}
        onClick={(event) => {
          event.preventDefault()
          // A toast under the pointer would stay, over the receipt's own button.
          notifications.clean()
          void navigate(to(receiptId))
        }}
      >
        {t('printReceipt')}
      </Anchor>
    )
    toast.success(text, 1500, action ? { action } : {})
  }
}
