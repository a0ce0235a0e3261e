import { Skeleton } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { FiguresTable, HiddenFigures, type Figures } from '#shared/web/ui/figures-table.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './chart-panel.module.css'

type Key = { colour: string; word: string; figure?: number }

type Props = {
  title: string
  /** Of when it is. */
  note: string
  /** What the chart says, for who does not see it; undefined until the figures are known. */
  figures: Figures | undefined
  /** The figures stand beside the chart for everybody, their caption for the note. */
  isTold?: boolean
  /** What chooses of when the figures are. */
  actions?: ReactNode
  isEmpty: boolean
  emptyHint: string
  legend: Key[]
  /** The legend stands beside the chart rather than above it. */
  beside?: boolean
  children: ReactNode
}

/** A chart to look at, and a table that says the same to a screen reader. Its height is the same while it loads. */
export function ChartPanel({ title, note, figures, isEmpty, emptyHint, legend, beside = false, ...rest }: Props) {
  const { isTold = false, actions, children } = rest
  const waiting = <Skeleton className={classes.waiting} animate={false} />
  if (figures && isEmpty) {
    return (
      <Panel title={title} actions={actions}>
        <EmptyState hint={emptyHint} />
      </Panel>
    )
  }
  const drawn = (
    <div aria-hidden className={classes.chart} data-beside={beside || undefined}>
      {!isTold && <p className={classes.note}>{note}</p>}
      <Legend keys={legend} />
      <div className={classes.drawing}>{figures ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
    </div>
  )
  return (
    <Panel title={title} actions={actions}>
      {isTold ? (
        <div className={classes.told}>
          {drawn}
          {figures && <FiguresTable {...figures} />}
        </div>
      ) : (
        <>
          {figures && <HiddenFigures {...figures} />}
          {drawn}
        </>
      )}
    </Panel>
  )
}

function Legend({ keys }: { keys: Key[] }) {
  return (
    <ul className={classes.legend}>
      {keys.map(({ colour, word, figure }) => (
        <li key={word}>
          <span className={classes.swatch} style={{ background: colour }} />
          {word}
          {figure !== undefined && <strong className={classes.figure}>{figure}</strong>}
        </li>
      ))}
    </ul>
  )
}
