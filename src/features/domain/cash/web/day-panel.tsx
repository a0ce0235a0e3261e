import { useQuery } from '@tanstack/react-query'
import type { Scope } from '#features/domain/cash/contract/closings.search.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { DayInput } from '#shared/web/date/day-input.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import classes from './closing-screen.module.css'
import { ClosingSheet } from './closing-sheet.tsx'
import { closingsQueries } from './closings.queries.ts'
import { CountForm } from './count-form.tsx'

type Props = {
  date: string
  scope: Scope
  hasScopes: boolean
  mayCount: boolean
  onChange: (change: { date?: string; scope?: Scope }) => void
}

export function DayPanel({ date, scope, hasScopes, mayCount, onChange }: Props) {
  const { t } = useTranslation(['cash', 'words', 'fees'])
  const today = useToday()
  const day = useQuery(closingsQueries.day({ date, scope }))
  return (
    <Panel
      title={t('cashOf', { day: date })}
      actions={
        <div className={classes.tools}>
          <DayInput name={t('words:day')} day={date} max={today} onChange={(next) => onChange({ date: next })} />
          <FocusableButton disabled={date === today} onClick={() => onChange({ date: today })}>
            {t('words:today')}
          </FocusableButton>
        </div>
      }
    >
      {hasScopes && (
        <TabBar
          label={t('words:receipts')}
          tabs={[
            { value: 'own', label: t('ownReceipts') },
            { value: 'all', label: t('fees:allReceipts') },
          ]}
          value={scope}
          onChange={(value) => onChange({ scope: value === 'all' ? 'all' : 'own' })}
        />
      )}
      <QueryStates query={day}>
        {(cash) => (
          <>
            {mayCount && (cash.closing === null || cash.uncounted > 0) && (
              <CountForm key={`${date} ${scope} ${cash.closings.length}`} cash={cash} />
            )}
            {cash.closing && <ClosingSheet closing={cash.closing} />}
          </>
        )}
      </QueryStates>
    </Panel>
  )
}
