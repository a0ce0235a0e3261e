import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CashEntry, CashInHand } from '#features/domain/cash/contract/closings.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { CashForm } from './cash-form.tsx'
import classes from './closing-screen.module.css'
import { closingsQueries, ROWS_PER_PAGE, useRemoveCash } from './closings.queries.ts'

type Props = { mayOpen: boolean; page: number; onPage: (page: number) => void }

export function CashPanel({ mayOpen, page, onPage }: Props) {
  const { t } = useTranslation('cash')
  const mayRecord = useMay()('cash.record')
  const query = useQuery(closingsQueries.cash(page))
  return (
    <Panel title={t('cashInHand')}>
      <QueryStates query={query}>
        {({ cash, entries, total }) => (
          <Stack gap="md">
            <CashEquation cash={cash} mayOpen={mayOpen && mayRecord} />
            {mayRecord && (cash !== null || mayOpen) && (
              <CashForm key={cash === null ? 'opening' : 'deposit'} mayOpen={mayOpen} cash={cash} />
            )}
            {total > 0 && (
              <PagedRows
                rowCount={entries.length}
                loading={query.isPlaceholderData}
                pageSize={ROWS_PER_PAGE}
                page={page}
                total={total}
                onPage={onPage}
              >
                <Entries entries={entries} busy={query.isPlaceholderData} />
              </PagedRows>
            )}
          </Stack>
        )}
      </QueryStates>
    </Panel>
  )
}

function CashEquation({ cash, mayOpen }: { cash: CashInHand; mayOpen: boolean }) {
  const { t } = useTranslation('cash')
  const format = useFormat()
  if (cash === null) return <Text>{t(mayOpen ? 'enterOpening' : 'openingMissing')}</Text>
  const rows = [
    [t('opening'), cash.opening],
    [t('received'), cash.received],
    ...(cash.refunded > 0 ? [[t('refunded'), -cash.refunded] as const] : []),
    [t('spent'), -cash.spent],
    [t('deposited'), -cash.deposited],
    [t('differences'), cash.differences],
  ] as const
  return (
    <>
      <Text c="dimmed">
        {t('since')} <InstantText at={cash.since} />
      </Text>
      <dl className={classes.sums}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.rupees(amount)}</dd>
          </div>
        ))}
        <div className={classes.result}>
          <dt>{t('cashInHand')}</dt>
          <dd>{format.rupees(cash.inHand)}</dd>
        </div>
      </dl>
    </>
  )
}

function Entries({ entries, busy }: { entries: CashEntry[]; busy: boolean }) {
  const { t } = useTranslation(['cash', 'words', 'fees'])
  const format = useFormat()
  const may = useMay()
  const remove = useRemoveCash()
  const nameOf = ({ kind }: CashEntry) => t(kind === 'opening' ? 'opening' : 'deposit')
  const removeEntry = (entry: CashEntry) =>
    confirmDelete(t('willBeVoided', { kind: nameOf(entry), amount: format.rupees(entry.amount) }), () =>
      remove.mutateAsync(entry._id),
    )
  return (
    <DataTable
      label={t('depositsAndOpenings')}
      rows={entries}
      rowKey={({ _id }) => _id}
      busy={busy || remove.isPending}
      columns={[
        { key: 'kind', header: t('kind'), cell: nameOf, primary: true },
        { key: 'day', header: t('words:day'), cell: ({ date }) => <DayText day={date} /> },
        { key: 'amount', header: t('words:amount'), cell: ({ amount }) => <RupeeText amount={amount} />, align: 'end' },
        { key: 'reference', header: t('fees:reference'), cell: ({ reference }) => reference ?? '–', wrap: true },
        { key: 'by', header: t('recordedBy'), cell: ({ recordedBy }) => recordedBy, wrap: true },
      ]}
      {...(may('cash.record') &&
        entries.some(({ removable }) => removable) && {
          actions: (entry: CashEntry) =>
            entry.removable && (
              <IconAction
                label={t('voidEntry', { kind: nameOf(entry), amount: format.rupees(entry.amount) })}
                icon={<IconTrash size={18} aria-hidden />}
                danger
                onClick={() => void removeEntry(entry)}
              />
            ),
        })}
    />
  )
}
