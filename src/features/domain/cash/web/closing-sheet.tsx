import { IconPrinter } from '@tabler/icons-react'
import type { Closing } from '#features/domain/cash/contract/closings.contract.ts'
import { InstantText, useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { FiguresTable } from '#shared/web/ui/figures-table.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { PrintedSheet } from '#shared/web/ui/printed-sheet.tsx'
import { CashSums, SumsText } from './cash-sums.tsx'
import classes from './closing-screen.module.css'

export function ClosingSheet({ closing }: { closing: Closing }) {
  const { t } = useTranslation(['cash', 'words', 'fees'])
  const { name } = useInstitute()
  const details = [
    { label: t('words:day'), value: <DayText day={closing.date} /> },
    { label: t('words:receipts'), value: closing.clerk ?? t('fees:allReceipts') },
    { label: t('signedBy'), value: closing.signedBy },
    { label: t('signedAt'), value: <InstantText at={closing.signedAt} /> },
    ...(closing.reason === null ? [] : [{ label: t('reasonOfDifference'), value: closing.reason }]),
  ]
  return (
    <PrintedSheet
      label={t('closingOf', { day: closing.date })}
      institute={name}
      heading={t('dailyClosing')}
      className={classes.sheet}
    >
      {closing.sums && <SumsText sums={closing.sums} />}
      <DetailList details={details} />
      <CashSums {...closing} />
      <CountsTable closing={closing} />
      <p className={classes.signature}>{t('signature', { name: closing.signedBy })}</p>
      <div className={classes.onScreen}>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()} {...usePageKey('P')}>
          {t('words:print')}
        </Button>
      </div>
    </PrintedSheet>
  )
}

export function CountsTable({ closing: { counts, counted } }: { closing: Closing }) {
  const { t } = useTranslation(['cash', 'words'])
  const format = useFormat()
  if (counts.length === 0) return null
  return (
    <FiguresTable
      caption={t('notesAndCoins')}
      columns={[t('value'), t('number'), t('words:amount')]}
      rows={counts.map(({ value, count }) => [format.rupees(value), count, format.rupees(value * count)])}
      total={[t('counted'), '', format.rupees(counted)]}
    />
  )
}
