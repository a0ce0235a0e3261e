import { listTicks } from './list-ticks.ts'

/**
 * `tick` is below the bar, `narrowTick` where that has no room, `label` in the tooltip. The figures are under the names
 * of the series.
 */
export type Bar = { tick: string; narrowTick?: string; label: string } & Record<
  string,
  string | number | null | undefined
>
export type Series = { name: string; label: string; color: string }

type Rect = { x: number; y: number; width: number; height: number; color: string }
type Slot = { left: number; center: number; width: number; tick: string; rects: Rect[] }

type Options = {
  bars: Bar[]
  series: Series[]
  line: Series | undefined
  sideBySide: boolean
  current: number | undefined
  width: number
  height: number
  formatTick: (value: number) => string
}

const [TOP, BOTTOM, GAP] = [18, 20, 2]
const [CHARACTER, MAX_BAR, FILLED] = [6.3, 28, 0.62]

/** Computes the positions of all parts of a bar chart in pixels. */
export function layOutBars({ bars, series, line, sideBySide, current, width, height, formatTick }: Options) {
  const stacks = bars.map((bar) => stack(bar, series, sideBySide))
  const ends = stacks.flatMap((parts) => parts.flatMap(({ from, to }) => [from, to]))
  const lineValues = line ? bars.map((bar) => toNumber(bar[line.name])) : []
  const values = [...ends, ...lineValues.filter((value) => value !== null)]
  const ticks = listTicks(Math.min(...values, 0), Math.max(...values, 0))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const left = Math.max(...ticks.map((tick) => formatTick(tick).length)) * CHARACTER + 10
  const slotWidth = Math.max(1, width - left) / Math.max(1, bars.length)
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM)
  const columns = sideBySide ? series.length : 1
  const barWidth = Math.max(1, Math.min(MAX_BAR, (slotWidth * FILLED - GAP * (columns - 1)) / columns))
  const getTick = chooseTicks(bars, slotWidth, current)
  const isHighlighted = series.length === 1 && current !== undefined
  const slots = bars.map((_, index): Slot => {
    const center = left + slotWidth * (index + 0.5)
    const first = center - (barWidth * columns + GAP * (columns - 1)) / 2
    const rects = (stacks[index] ?? []).map(({ column, from, to, color }): Rect => {
      const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
      const gap = from === 0 ? 0 : GAP
      return {
        x: first + column * (barWidth + GAP),
        width: barWidth,
        height: Math.max(GAP, bottom - top - gap),
        y: from < 0 ? top + gap : top,
        color: isHighlighted ? `var(--chart-${index === current ? 'now' : '1-soft'})` : color,
      }
    })
    return { left: center - slotWidth / 2, center, width: slotWidth, tick: getTick(index), rects }
  })
  const points = lineValues.flatMap((value, index) =>
    value === null ? [] : [{ x: left + slotWidth * (index + 0.5), y: y(value) }],
  )
  return { left, slots, points, ticks: ticks.map((tick) => ({ y: y(tick), text: formatTick(tick) })) }
}

/** Puts parts beside each other, or on top of each other: positive ones upwards, negative ones downwards. */
function stack(bar: Bar, series: Series[], sideBySide: boolean) {
  const ends = { up: 0, down: 0 }
  return series.flatMap(({ name, color }, index) => {
    const value = toNumber(bar[name]) ?? 0
    if (value === 0) return []
    if (sideBySide) return [{ column: index, from: 0, to: value, color }]
    const way = value > 0 ? 'up' : 'down'
    const from = ends[way]
    ends[way] += value
    return [{ column: 0, from, to: ends[way], color }]
  })
}

/** Chooses all ticks, else the narrow ones, else as many as there is room for. The current one is among them. */
function chooseTicks(bars: Bar[], slotWidth: number, current = 0) {
  const widthOf = (ticks: (string | undefined)[]) => Math.max(...ticks.map((tick = '') => tick.length)) * CHARACTER + 4
  const widest = widthOf(bars.map(({ tick }) => tick))
  if (widest <= slotWidth) return (index: number) => bars[index]?.tick ?? ''
  const narrow = bars.map(({ narrowTick }) => narrowTick)
  if (narrow.every((tick) => tick !== undefined) && widthOf(narrow) <= slotWidth) return (i: number) => narrow[i] ?? ''
  const step = Math.ceil(widest / slotWidth)
  return (index: number) => ((index - current) % step === 0 ? (bars[index]?.tick ?? '') : '')
}

export const toNumber = (value: Bar[string]): number | null => (typeof value === 'number' ? value : null)
