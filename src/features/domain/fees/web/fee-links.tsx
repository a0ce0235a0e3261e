import type { LinkProps } from '#shared/web/router/router.ts'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { useArea } from '#shared/web/use-area.ts'

/** Links to a receipt, to be shown with the identity of the current page: one browser may hold several. */
export function useReceiptLink() {
  const as = useArea()
  return (id: string) => ({ to: '/fee-receipt', search: { id, ...(as && { as }) } }) as const
}

export function useRefundLink() {
  const as = useArea()
  return (id: string) => ({ to: '/fee-refund', search: { id, ...(as && { as }) } }) as const
}

export function ReceiptNumberLink({ receipt: { _id, receiptNo } }: { receipt: Receipt }) {
  const { t } = useTranslation('fees')
  const receiptLink = useReceiptLink()
  if (!useMay()('fees.read')) return receiptNo
  return (
    <TextLink {...receiptLink(_id)} aria-label={t('viewReceiptNo', { number: receiptNo })}>
      {receiptNo}
    </TextLink>
  )
}

export function FeeRecordsLink({ link, name }: { link: LinkProps; name: string }) {
  const { t } = useTranslation('fees')
  if (!useMay()('fees.read')) return null
  return (
    <TextLink {...link} aria-label={t('viewRecordsOf', { name })}>
      {t('viewRecords')}
    </TextLink>
  )
}
