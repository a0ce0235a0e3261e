import { notifications } from '@mantine/notifications'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { type HistoryState, useNavigate, useRouter } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Anchor } from '#shared/web/ui/elements/text.tsx'
import { ButtonLink, IconLink } from '#shared/web/ui/links.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useReceiptLink, type useRefundLink } from './fee-links.tsx'

const PRINT = { print: true }

export function PrintReceiptLink({ id, receiptNo }: { id: string; receiptNo: string }) {
  const { t } = useTranslation('fees')
  const link = useReceiptLink()(id)
  return <PrintLink link={link} tooltip={t('printReceipt')} label={t('printReceiptNo', { number: receiptNo })} />
}

type Link = ReturnType<ReturnType<typeof useReceiptLink> | ReturnType<typeof useRefundLink>>

export function PrintLink({ link, tooltip, label }: { link: Link; tooltip: string; label: string }) {
  return (
    <IconLink {...link} state={PRINT} aria-label={label} title={tooltip} variant="subtle" color="gray">
      <IconPrinter size={18} aria-hidden />
    </IconLink>
  )
}

type OwnReceiptLink = { to: '/FeesReceipt'; search: { id: string; as: 'user' } }

/** Students see it instead of `PrintLink`. */
export function DownloadLink({ link, label }: { link: Link | OwnReceiptLink; label: string }) {
  const { t } = useTranslation('words')
  return (
    <ButtonLink
      {...link}
      aria-label={label}
      variant="subtle"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t('download')}
    </ButtonLink>
  )
}

type SavedReceipt = NonNullable<HistoryState['savedReceipt']>

/** `SavedReceiptNote` reads it on the page that is shown next. */
export const savedReceiptState = ({ _id, receiptNo, name, paid, changed }: SavedReceipt) => ({
  savedReceipt: { _id, receiptNo, name, paid, changed },
})

/** Shows a toast of 1.5 s, with 'Print receipt' if there is a receipt. */
export function useSavedToast() {
  const { t } = useTranslation('fees')
  const receiptLink = useReceiptLink()
  const showPrintToast = usePrintToast()
  return (text: string, receiptId: string | null) =>
    receiptId === null ? toast.success(text, 1500) : showPrintToast(text, receiptLink(receiptId), t('printReceipt'))
}

export function usePrintToast() {
  const navigate = useNavigate()
  const router = useRouter()
  return (text: string, link: Link, label: string) => {
    // Toasts are rendered outside the router, so this cannot be a router link.
    const action = (
      <Anchor
        href={router.buildLocation(link).href}
        onClick={(event) => {
          event.preventDefault()
          // A toast under the pointer would stay open and cover the receipt's button.
          notifications.clean()
          void navigate({ ...link, state: PRINT })
        }}
      >
        {label}
      </Anchor>
    )
    toast.success(text, 1500, { action })
  }
}
