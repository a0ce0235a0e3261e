import type { ReactNode } from 'react'
import { Skeleton } from '../ui/elements/skeleton.tsx'
import { HiddenFiguresTable, type Figures } from '../ui/figures-table.tsx'
import { Panel } from '../ui/panel.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useFormat } from '../use-format.ts'
import classes from './chart-panel.module.css'

export type LegendItem = { color: string; label: string; value?: number; isLine?: boolean }

type Props = {
  title: string
  note: string
  /** The same figures as a table, for screen readers; undefined while loading. */
  figures: Figures | undefined
  isEmpty: boolean
  emptyHint: string
  legend?: LegendItem[]
  /** Puts the legend with its values beside the drawing, and the note above. */
  legendBeside?: boolean
  children: ReactNode
}

/** Shows a chart and an equivalent table. Its height does not change when the figures arrive. */
export function ChartPanel({ title, note, figures, isEmpty, emptyHint, legend = [], ...rest }: Props) {
  const { legendBeside = false, children } = rest
  if (figures && isEmpty) {
    return (
      <Panel title={title} plain>
        <EmptyState hint={emptyHint} />
      </Panel>
    )
  }
  const noteText = <span className={classes.note}>{note}</span>
  const aside = legend.length > 0 ? <Legend items={legend} /> : noteText
  return (
    <Panel title={title} plain actions={legendBeside ? undefined : aside}>
      {figures && <HiddenFiguresTable {...figures} />}
      {legendBeside ? (
        <>
          {noteText}
          <div className={classes.beside}>
            {figures ? children : <Skeleton circle height={132} animate={false} />}
            <Legend items={legend} />
          </div>
        </>
      ) : (
        <ChartArea isLoading={!figures}>{children}</ChartArea>
      )}
    </Panel>
  )
}

type AreaProps = { isLoading?: boolean; height?: number; children: ReactNode }

/** Reserves the place of a chart, as high as the chart will be. */
export function ChartArea({ isLoading = false, height = 176, children }: AreaProps) {
  return (
    <div className={classes.area} style={{ height }}>
      {isLoading ? <Skeleton height="100%" animate={false} /> : children}
    </div>
  )
}

/** Is hidden from assistive technology: the table has the same names and figures. */
export function Legend({ items }: { items: LegendItem[] }) {
  const format = useFormat()
  return (
    <ul aria-hidden className={classes.legend}>
      {items.map(({ color, label, value, isLine }) => (
        <li key={label}>
          <span className={classes.swatch} data-line={isLine} style={{ background: color }} />
          {label}
          {value !== undefined && <strong className={classes.figure}>{format.count(value)}</strong>}
        </li>
      ))}
    </ul>
  )
}
