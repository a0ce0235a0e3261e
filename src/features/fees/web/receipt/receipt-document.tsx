import { Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import type { Language } from '#shared/contract/messages.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { usePayModes } from '../pay-modes.ts'
import { amountInWords } from './amount-in-words.ts'
import type { PrintableReceipt } from './printable-receipt.ts'
import classes from './receipt-document.module.css'

export function ReceiptDocument({ receipt, language }: { receipt: PrintableReceipt; language: Language }) {
  const { t } = useTranslation('fees', { lng: language })
  const { getLabel } = usePayModes(language)
  const titleId = useId()
  const { institute } = receipt
  const format = (amount: number) => formatRupees(amount, language)
  return (
    <article className={classes.document} aria-labelledby={titleId}>
      <header className={classes.letterhead}>
        <div>
          <p className={classes.institute}>{institute.name}</p>
          <p className={classes.address}>{institute.address}</p>
          {institute.phone && <p>{t('phone', { phone: institute.phone })}</p>}
        </div>
        <Title id={titleId} order={2} className={classes.title}>
          {t('feeReceipt')}
        </Title>
      </header>
      {receipt.changed && (
        <p className={classes.changed}>
          <IconPencil size={16} aria-hidden />
          {t('changedSinceIssue')}
        </p>
      )}
      <dl className={classes.facts}>
        <Fact label={t('receiptNumber')}>{receipt.receiptNo}</Fact>
        <Fact label={t('date')}>
          <DayText day={receipt.date} />
        </Fact>
        <Fact label={t('studentName')}>{receipt.name}</Fact>
        <Fact label={t('contact')}>{formatPhone(receipt.contact)}</Fact>
        <Fact label={t('course')}>{receipt.course}</Fact>
        <Fact label={t('batch')}>{receipt.bCode}</Fact>
        <Fact label={t('payMode')}>{getLabel(receipt.payMode)}</Fact>
        <Fact label={t('issuingDate')}>
          <DayText day={receipt.issuedOn} />
        </Fact>
      </dl>
      <dl className={classes.sums}>
        <Fact label={t('totalFee')}>{format(receipt.payable)}</Fact>
        <Fact label={t('paidEarlier')}>{format(receipt.paidEarlier)}</Fact>
        <div className={classes.payment}>
          <dt>{t('thisPayment')}</dt>
          <dd>{format(receipt.paid)}</dd>
        </div>
        <Fact label={t('dueAmount')}>{format(receipt.due)}</Fact>
      </dl>
      <dl className={classes.received}>
        <Fact label={t('amountReceived')}>
          <span lang={language}>{amountInWords(receipt.paid, language)}</span>
        </Fact>
      </dl>
      <p className={classes.signature}>{t('signature', { institute: institute.name })}</p>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
