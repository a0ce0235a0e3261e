import '@mantine/charts/styles.layer.css'
import { BarChart, CompositeChart, DonutChart } from '@mantine/charts'
import classes from './charts.module.css'

/** Recharts counts what moves and what takes the focus as its own affair; these charts do neither. */
const STILL = { accessibilityLayer: false, tooltipAnimationDuration: 0 }

type Slice = { name: string; value: number; color: string }

/** A ring of a few slices, with words in the middle. */
export function Doughnut({ slices, figure, word }: { slices: Slice[]; figure: string; word: string }) {
  return (
    <div className={classes.doughnut}>
      <DonutChart
        {...STILL}
        data={slices}
        size={190}
        thickness={30}
        strokeWidth={2}
        startAngle={90}
        endAngle={-270}
        tooltipDataSource="segment"
        pieProps={{ rootTabIndex: -1 }}
      />
      <div className={classes.middle}>
        <strong>{figure}</strong>
        {word}
      </div>
    </div>
  )
}

type Bar = { /** The words below it. */ tick: string; /** The words of its tooltip. */ label: string } & Record<
  string,
  /** Nothing is drawn of what is null. */
  string | number | null
>

type Series = { name: string; label: string; color: string }

type BarsProps = {
  bars: Bar[]
  series: Series[]
  /** Short, beside the axis. */
  onAxis?: (value: number) => string
  /** In full, in the tooltip. */
  inFull?: (value: number) => string
}

/** A bar for each month; several series stand on each other. */
export function Bars({ bars, series, ...words }: BarsProps) {
  return <BarChart {...STILL} {...byMonth(bars, words)} type="stacked" series={series} barProps={EDGED} />
}

/** Bars side by side for each month, and a line over them for what they come to. */
export function BarsAndLine({ bars, series, line, ...words }: BarsProps & { line: Series }) {
  return (
    <CompositeChart
      {...STILL}
      {...byMonth(bars, words)}
      series={[...series.map((bar) => ({ ...bar, type: 'bar' as const })), { ...line, type: 'line' as const }]}
      curveType="linear"
      barProps={EDGED}
      dotProps={{ r: 3, strokeWidth: 2 }}
    />
  )
}

const EDGED = { stroke: 'var(--surface)', strokeWidth: 1, strokeOpacity: 1 }

function byMonth(bars: Bar[], { onAxis = String, inFull = String }: Pick<BarsProps, 'onAxis' | 'inFull'>) {
  const ticks = new Map(bars.map(({ label, tick }) => [label, tick]))
  return {
    h: '100%',
    data: bars,
    dataKey: 'label',
    valueFormatter: inFull,
    maxBarWidth: 28,
    tickLine: 'none' as const,
    xAxisProps: {
      tickFormatter: (label: string) => ticks.get(label) ?? label,
      tickMargin: 6,
      interval: 'equidistantPreserveStart' as const,
    },
    yAxisProps: { tickFormatter: onAxis, allowDecimals: false, width: 52 },
  }
}
