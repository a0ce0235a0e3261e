import { useTranslation } from 'react-i18next'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { useReceiptLink } from './receipt-link.ts'

/** A receipt's number, which leads to it. */
export function ReceiptNumberLink({ receipt: { _id, receiptNo } }: { receipt: Receipt }) {
  const { t } = useTranslation('fees')
  const receiptLink = useReceiptLink()
  return (
    <TextLink {...receiptLink(_id)} aria-label={t('viewReceiptNo', { number: receiptNo })}>
      {receiptNo}
    </TextLink>
  )
}
