import { useResizeObserver } from '@mantine/hooks'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Bar, layOutBars, type Series, toNumber } from './bar-layout.ts'
import classes from './drawn-bar-chart.module.css'

export type BarChartProps = {
  /** The accessible name. */
  label: string
  bars: Bar[]
  /** Each has one bar; several are stacked or side by side. */
  series: Series[]
  sideBySide?: boolean
  line?: Series | undefined
  /** Is the index of the emphasised bar. */
  current?: number | undefined
  formatTick?: (value: number) => string
  formatValue?: (value: number) => string
}

/** Fills its parent. The figures of a bar are shown on hover, and with the arrow keys. */
export function DrawnBarChart({ label, bars, series, line, current, ...rest }: BarChartProps) {
  const { sideBySide = false, formatTick = String, formatValue = String } = rest
  const [ref, { width, height }] = useResizeObserver()
  const [active, setActive] = useState<number>()
  const last = bars.length - 1
  const handleKey = (event: KeyboardEvent) => {
    const from = active ?? current ?? last
    const next = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last, Escape: undefined }
    if (!(event.key in next)) return
    const index = next[event.key as keyof typeof next]
    if (index !== undefined) event.preventDefault()
    setActive(index === undefined ? undefined : Math.min(last, Math.max(0, index)))
  }
  const frame = {
    role: 'group',
    'aria-label': label,
    tabIndex: 0,
    onKeyDown: handleKey,
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setActive(current ?? last),
    onBlur: () => setActive(undefined),
    // A lifted finger leaves the bar shown.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setActive(undefined),
  }
  const chart = layOutBars({ bars, series, line, current, width, height, sideBySide, formatTick })
  const slot = active === undefined ? undefined : chart.slots[active]
  const bar = active === undefined ? undefined : bars[active]
  return (
    <div ref={ref} className={classes.chart} {...frame}>
      {/* Each width gets a new element: Chromium does not always repaint bars that only move. */}
      {width > 0 && (
        <svg key={width} viewBox={`0 0 ${width} ${height}`} className={classes.drawing} aria-hidden>
          {chart.ticks.map(({ y, text }) => (
            <g key={text}>
              <line x1={chart.left} x2={width} y1={y} y2={y} className={classes.grid} />
              <text x={chart.left - 8} y={y + 4} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {chart.slots.map(({ left, center, width: slotWidth, tick, rects }, index) => (
            <g key={bars[index]?.label ?? index} data-current={index === current || undefined}>
              <rect
                className={classes.slot}
                data-active={index === active || undefined}
                x={left}
                y={0}
                width={slotWidth}
                height={height}
                onPointerEnter={() => setActive(index)}
              />
              {rects.map(({ color, ...rect }, part) => (
                <rect key={part} {...rect} rx={2} fill={color} data-bar />
              ))}
              {tick !== '' && (
                <text x={center} y={height - 4} textAnchor="middle">
                  {tick}
                </text>
              )}
            </g>
          ))}
          {line && <Line points={chart.points} color={line.color} />}
          {series.length === 1 && current !== undefined && (
            <CurrentFigure
              rect={chart.slots[current]?.rects[0]}
              text={formatTick(toNumber(bars[current]?.[series[0]!.name]) ?? 0)}
              max={width}
            />
          )}
        </svg>
      )}
      <div role="status">
        {slot && bar && (
          <div
            className={classes.tooltip}
            data-side={slot.center > width / 2 ? 'left' : 'right'}
            style={{ left: slot.center }}
          >
            <strong>{bar.label}</strong>
            {[...series, ...(line ? [line] : [])].map(({ name, label: text, color }) => {
              const value = toNumber(bar[name])
              return (
                value !== null && (
                  <div key={name} className={classes.figure}>
                    <span className={classes.swatch} style={{ background: color }} />
                    {text} <b>{formatValue(value)}</b>
                  </div>
                )
              )
            })}
          </div>
        )}
      </div>
    </div>
  )
}

type Point = { x: number; y: number }

function Line({ points, color }: { points: Point[]; color: string }) {
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g className={classes.line} data-line>
      <polyline points={path} stroke="var(--surface)" strokeWidth={5} />
      <polyline points={path} stroke={color} strokeWidth={2} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3.5} fill="var(--surface)" stroke={color} strokeWidth={2} />
      ))}
    </g>
  )
}

type FigureProps = { rect: { x: number; y: number; width: number } | undefined; text: string; max: number }

function CurrentFigure({ rect, text, max }: FigureProps) {
  if (!rect) return null
  const center = rect.x + rect.width / 2
  const isAtEdge = center + text.length * 4 > max
  return (
    <text
      x={isAtEdge ? max : center}
      y={rect.y - 5}
      textAnchor={isAtEdge ? 'end' : 'middle'}
      className={classes.currentFigure}
    >
      {text}
    </text>
  )
}
