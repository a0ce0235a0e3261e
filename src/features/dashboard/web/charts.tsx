import '@mantine/charts/styles.layer.css'
import { BarChart, CompositeChart, DonutChart } from '@mantine/charts'
import classes from './charts.module.css'

/** The chart is hidden from assistive technology, so nothing in it takes the focus. Tooltips do not animate. */
const STATIC = { accessibilityLayer: false, tooltipAnimationDuration: 0 }

type Slice = { name: string; value: number; color: string }

/** Figure and caption are shown in the middle. */
type DoughnutProps = { slices: Slice[]; figure: string; caption: string; formatValue: (value: number) => string }

export function Doughnut({ slices, figure, caption, formatValue }: DoughnutProps) {
  return (
    <div className={classes.doughnut}>
      <DonutChart
        {...STATIC}
        data={slices}
        size={190}
        thickness={30}
        strokeWidth={2}
        startAngle={90}
        endAngle={-270}
        tooltipDataSource="segment"
        valueFormatter={formatValue}
        pieProps={{ rootTabIndex: -1 }}
      />
      <div className={classes.middle}>
        <strong>{figure}</strong>
        {caption}
      </div>
    </div>
  )
}

/** `tick` is shown on the axis, `label` in the tooltip. */
type Bar = { tick: string; label: string } & Record<string, string | number | null>

type Series = { name: string; label: string; color: string }

type BarsProps = {
  bars: Bar[]
  series: Series[]
  formatTick?: (value: number) => string
  /** For the tooltip. */
  formatValue?: (value: number) => string
}

/** One bar per month, stacked if there are several series. */
export function Bars({ bars, series, ...formats }: BarsProps) {
  return <BarChart {...STATIC} {...monthProps(bars, formats)} type="stacked" series={series} barProps={BAR_OUTLINE} />
}

export function BarsAndLine({ bars, series, line, ...formats }: BarsProps & { line: Series }) {
  return (
    <CompositeChart
      {...STATIC}
      {...monthProps(bars, formats)}
      series={[...series.map((bar) => ({ ...bar, type: 'bar' as const })), { ...line, type: 'line' as const }]}
      curveType="linear"
      barProps={BAR_OUTLINE}
      dotProps={{ r: 3, strokeWidth: 2 }}
    />
  )
}

const BAR_OUTLINE = { stroke: 'var(--surface)', strokeWidth: 1, strokeOpacity: 1 }

function monthProps(
  bars: Bar[],
  { formatTick = String, formatValue = String }: Pick<BarsProps, 'formatTick' | 'formatValue'>,
) {
  const ticks = new Map(bars.map(({ label, tick }) => [label, tick]))
  return {
    h: '100%',
    data: bars,
    dataKey: 'label',
    valueFormatter: formatValue,
    maxBarWidth: 28,
    tickLine: 'none' as const,
    xAxisProps: {
      tickFormatter: (label: string) => ticks.get(label) ?? label,
      tickMargin: 6,
      interval: 'equidistantPreserveStart' as const,
    },
    yAxisProps: { tickFormatter: formatTick, allowDecimals: false, width: 52 },
  }
}
