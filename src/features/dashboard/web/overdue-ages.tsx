import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useAgeLabels } from '#features/fees/web/public.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { Dot, ShareBar } from './figure.tsx'
import classes from './side-cards.module.css'

type Overdue = NonNullable<AdminDashboard['overdue']>
type Age = Overdue['ages'][number]['age']

const COLORS: Record<Age, string> = {
  today: 'var(--chart-1-soft)',
  '1-30': 'var(--chart-3)',
  '31-60': 'var(--chart-5)',
  '61-90': 'var(--chart-4)',
  '90+': 'var(--red-ink)',
}

/** What is overdue, by days late. Each age leads to its students in the list below. */
export function OverdueAges({ overdue: { amount, ages }, reminded }: { overdue: Overdue; reminded: number }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const labels = { ...useAgeLabels(), today: t('dueToday') }
  return (
    <Panel
      title={t('pendingFees')}
      plain
      actions={
        <strong className={classes.sum} data-late={amount > 0 || undefined}>
          <RupeeText amount={amount} />
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
            <Link to="/admin" search={part.age === 'today' ? {} : { age: part.age }} hash="pending-fees">
              <Dot color={COLORS[part.age]} />
              {labels[part.age]}
            </Link>
            <span className={classes.note}>{t('students', { count: part.students })}</span>
            <RupeeText amount={part.amount} />
          </li>
        ))}
      </ul>
      <div className={classes.footer}>
        <span>{t('reminded', { count: reminded })}</span>
        <TextLink to="/admin/reminders">{t('shared:navReminders')}</TextLink>
      </div>
    </Panel>
  )
}
