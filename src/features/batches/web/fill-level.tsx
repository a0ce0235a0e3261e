import { useTranslation } from 'react-i18next'
import type { BatchOverview } from '#features/batches/contract/batches.contract.ts'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './fill-level.module.css'

const FEW_LEFT = 0.85

/** '18 of 20' with a bar; without seats the number of students alone. */
export function FillLevel({ batch: { strength, seats } }: { batch: Pick<BatchOverview, 'strength' | 'seats'> }) {
  const { t } = useTranslation('batches')
  const format = useFormat()
  if (seats === null) return <span className={classes.text}>{format.count(strength)}</span>
  const share = strength / seats
  const level = share >= 1 ? 'full' : share >= FEW_LEFT ? 'few' : 'free'
  return (
    <div className={classes.level}>
      <span className={classes.text}>{t('strengthOf', { strength, seats })}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} data-level={level} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </span>
    </div>
  )
}
