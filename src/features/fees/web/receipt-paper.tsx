import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { amountInWords } from './amount-in-words.ts'
import type { Paper } from './paper.ts'
import { usePayModes } from './pay-modes.ts'
import classes from './receipt-paper.module.css'

/** The sheet itself: one A4 page in print, one column on a phone. */
export function ReceiptPaper({ paper }: { paper: Paper }) {
  const { t } = useTranslation('fees')
  const { wordOf } = usePayModes()
  const { institute } = paper
  return (
    <article className={classes.paper} aria-label={t('feeReceipt')}>
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
        <Fact label={t('receiptNumber')}>{paper.receiptNo}</Fact>
        <Fact label={t('date')}>
          <DayText day={paper.date} />
        </Fact>
        <Fact label={t('studentName')}>{paper.name}</Fact>
        <Fact label={t('contact')}>{paper.contact}</Fact>
        <Fact label={t('course')}>{paper.course}</Fact>
        <Fact label={t('batch')}>{paper.bCode}</Fact>
        <Fact label={t('payMode')}>{wordOf(paper.payMode)}</Fact>
        <Fact label={t('issuingDate')}>
          <DayText day={paper.issuedOn} />
        </Fact>
      </dl>
      <dl className={classes.received}>
        <Fact label={t('amountReceived')}>
          <span className={classes.amount}>
            <RupeeText amount={paper.paid} />
          </span>
          <span lang="en">{amountInWords(paper.paid)}</span>
        </Fact>
      </dl>
      <dl className={classes.sums}>
        <Fact label={t('totalFee')}>
          <RupeeText amount={paper.payable} />
        </Fact>
        <Fact label={t('paidAmount')}>
          <RupeeText amount={paper.paid} />
        </Fact>
        <Fact label={t('dueAmount')}>
          <RupeeText amount={paper.due} />
        </Fact>
      </dl>
      {paper.changed && <p className={classes.note}>{t('changedSinceIssue')}</p>}
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
