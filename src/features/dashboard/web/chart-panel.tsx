import { Skeleton } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { FiguresTable, HiddenFiguresTable, type Figures } from '#shared/web/ui/figures-table.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './chart-panel.module.css'

type LegendItem = { color: string; label: string; value?: number }

type Props = {
  title: string
  note: string
  /** The same figures as a table, for screen readers; undefined while loading. */
  figures: Figures | undefined
  /** Shows the table to everybody, with its caption in place of the note. */
  showTable?: boolean
  actions?: ReactNode
  isEmpty: boolean
  emptyHint: string
  legend: LegendItem[]
  legendBeside?: boolean
  children: ReactNode
}

/** A chart and an equivalent table. Its height does not change when the figures arrive. */
export function ChartPanel({ title, note, figures, isEmpty, emptyHint, legend, ...rest }: Props) {
  const { showTable = false, legendBeside = false, actions, children } = rest
  const skeleton = <Skeleton className={classes.skeleton} animate={false} />
  if (figures && isEmpty) {
    return (
      <Panel title={title} actions={actions}>
        <EmptyState hint={emptyHint} />
      </Panel>
    )
  }
  const chart = (
    <div aria-hidden className={classes.chart} data-beside={legendBeside || undefined}>
      {!showTable && <p className={classes.note}>{note}</p>}
      <Legend items={legend} />
      <div className={classes.drawing}>{figures ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}</div>
    </div>
  )
  return (
    <Panel title={title} actions={actions}>
      {showTable ? (
        <div className={classes.withTable}>
          {chart}
          {figures && <FiguresTable {...figures} />}
        </div>
      ) : (
        <>
          {figures && <HiddenFiguresTable {...figures} />}
          {chart}
        </>
      )}
    </Panel>
  )
}

function Legend({ items }: { items: LegendItem[] }) {
  const format = useFormat()
  return (
    <ul className={classes.legend}>
      {items.map(({ color, label, value }) => (
        <li key={label}>
          <span className={classes.swatch} style={{ background: color }} />
          {label}
          {value !== undefined && <strong className={classes.figure}>{format.count(value)}</strong>}
        </li>
      ))}
    </ul>
  )
}
