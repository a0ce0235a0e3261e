import { Link } from '#shared/web/router/router.ts'
import type { FeesDue } from '#features/domain/fees/contract/fees-due.ts'
import { useAgeLabels } from '#features/domain/fees/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Dot, ShareBar } from '#shared/web/ui/dashboard-figure.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import classes from './side-cards.module.css'

type Age = FeesDue['ages'][number]['age']

const COLORS: Record<Age, string> = {
  today: 'var(--chart-1-soft)',
  '1-30': 'var(--chart-3)',
  '31-60': 'var(--chart-5)',
  '61-90': 'var(--chart-4)',
  '90+': 'var(--red-ink)',
}

/** Each age leads to the students who are so late in the list below. */
export function FeesDueCard({ fees: { due, late, ages }, reminded }: { fees: FeesDue; reminded: number }) {
  const { t } = useTranslation(['dashboard', 'attendance', 'shared'])
  const may = useMay()
  const labels = { ...useAgeLabels(), today: t('dueToday') }
  return (
    <Panel
      title={t('feesDue')}
      note={t('attendance:studentCount', { count: due.students })}
      plain
      actions={
        <strong className={classes.sum} data-late={late.amount > 0 || undefined}>
          <RupeeText amount={due.amount} />
        </strong>
      }
    >
      <div className={classes.thick}>
        <ShareBar parts={ages.map((part) => ({ value: part.amount, color: COLORS[part.age] }))} />
      </div>
      {ages.length === 0 && <p className={classes.empty}>{t('nobodyOverdue')}</p>}
      <ul className={classes.lines}>
        {ages.map((part) => (
          <li key={part.age}>
            {may('fees.list') ? (
              <Link to="/admin" search={part.age === 'today' ? {} : { age: part.age }} hash="pending-fees">
                <Dot color={COLORS[part.age]} />
                {labels[part.age]}
              </Link>
            ) : (
              <span>
                <Dot color={COLORS[part.age]} />
                {labels[part.age]}
              </span>
            )}
            <RupeeText amount={part.amount} />
          </li>
        ))}
      </ul>
      <div className={classes.footer}>
        <span>{t('reminded', { count: reminded })}</span>
        {may('fees.list-reminders') && <TextLink to="/admin/reminders">{t('shared:reminders')}</TextLink>}
      </div>
    </Panel>
  )
}
