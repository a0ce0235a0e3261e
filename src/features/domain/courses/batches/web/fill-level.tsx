import type { BatchOverview } from '#features/domain/courses/batches/contract/overview.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './fill-level.module.css'

const FEW_LEFT = 0.85

type Props = { batch: Pick<BatchOverview, '_id' | 'strength' | 'seats' | 'waiting'> }

/** Shows '18 of 20' with a bar; without seats, the number of students alone. */
export function FillLevel({ batch }: Props) {
  const { t } = useTranslation('batches')
  const format = useFormat()
  const { strength, seats } = batch
  if (seats === null)
    return (
      <span className={classes.texts}>
        <span className={classes.text}>{format.count(strength)}</span>
        <Waiting batch={batch} />
      </span>
    )
  const share = strength / seats
  const level = share >= 1 ? 'full' : share >= FEW_LEFT ? 'few' : 'free'
  return (
    <div className={classes.level}>
      <span className={classes.texts}>
        <span className={classes.text}>{t('strengthOf', { strength, seats })}</span>
        <Waiting batch={batch} />
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} data-level={level} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </span>
    </div>
  )
}

function Waiting({ batch: { _id, strength, seats, waiting } }: Props) {
  const { t } = useTranslation('batches')
  const may = useMay()
  if (waiting === 0) return null
  const isFree = seats === null || strength < seats
  const text = t(isFree ? 'seatFree' : 'waits', { count: waiting })
  if (!may('courses.run-batches')) return text
  return (
    <TextLink to="/hr/batch/waiting" search={{ id: _id }} size="sm">
      {text}
    </TextLink>
  )
}
