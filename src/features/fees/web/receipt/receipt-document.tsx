import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#shared/contract/phone-number.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { usePayModes } from '../pay-modes.ts'
import { amountInWords } from './amount-in-words.ts'
import type { PrintableReceipt } from './printable-receipt.ts'
import classes from './receipt-document.module.css'

export function ReceiptDocument({ receipt }: { receipt: PrintableReceipt }) {
  const { t } = useTranslation('fees')
  const { getLabel } = usePayModes()
  const { institute } = receipt
  return (
    <article className={classes.document} aria-label={t('feeReceipt')}>
      <header className={classes.letterhead}>
        <div>
          <p className={classes.institute}>{institute.name}</p>
          <p className={classes.address}>{institute.address}</p>
          {institute.phone && <p>{t('phone', { phone: institute.phone })}</p>}
        </div>
        <Title order={2} className={classes.title}>
          {t('feeReceipt')}
        </Title>
      </header>
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
      <dl className={classes.received}>
        <Fact label={t('amountReceived')}>
          <span className={classes.amount}>
            <RupeeText amount={receipt.paid} />
          </span>
          <span lang="en">{amountInWords(receipt.paid)}</span>
        </Fact>
      </dl>
      <dl className={classes.sums}>
        <Fact label={t('totalFee')}>
          <RupeeText amount={receipt.payable} />
        </Fact>
        <Fact label={t('paidAmount')}>
          <RupeeText amount={receipt.paid} />
        </Fact>
        <Fact label={t('dueAmount')}>
          <RupeeText amount={receipt.due} />
        </Fact>
      </dl>
      {receipt.changed && <p className={classes.note}>{t('changedSinceIssue')}</p>}
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
