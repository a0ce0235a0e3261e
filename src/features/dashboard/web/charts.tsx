import '@mantine/charts/styles.layer.css'
import { BarChart, DonutChart } from '@mantine/charts'
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
  string | number
>

type BarsProps = {
  bars: Bar[]
  series: { name: string; label: string; color: string }[]
  /** Short, beside the axis. */
  onAxis?: (value: number) => string
  /** In full, in the tooltip. */
  inFull?: (value: number) => string
}

/** A bar for each month; several series stand on each other. */
export function Bars({ bars, series, onAxis = String, inFull = String }: BarsProps) {
  const ticks = new Map(bars.map(({ label, tick }) => [label, tick]))
  return (
    <BarChart
      {...STILL}
      h="100%"
      data={bars}
      dataKey="label"
      type="stacked"
      series={series}
      valueFormatter={inFull}
      maxBarWidth={28}
      tickLine="none"
      barProps={{ stroke: 'var(--surface)', strokeWidth: 1, strokeOpacity: 1 }}
      xAxisProps={{
        tickFormatter: (label: string) => ticks.get(label) ?? label,
        tickMargin: 6,
        interval: 'equidistantPreserveStart',
      }}
      yAxisProps={{ tickFormatter: onAxis, allowDecimals: false, width: 52 }}
    />
  )
}
