import classes from './ring-chart.module.css'

type Props = {
  /** They share the ring. */
  parts: { value: number; color: string }[]
  /** Is the colour of the thin outer ring. */
  totalColor: string
  /** Is shown in the middle. */
  figure: string
  /** Is shown below the figure. Without it, the figure is large enough for a small ring. */
  caption?: string
}

const [SIZE, RADIUS, THICKNESS, GAP] = [132, 51, 13, 3]
const LENGTH = 2 * Math.PI * RADIUS

/** Is hidden from assistive technology. */
export function RingChart({ parts, totalColor, figure, caption }: Props) {
  const center = SIZE / 2
  const ring = { cx: center, cy: center, fill: 'none' }
  const shown = parts.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const gap = shown.length > 1 ? GAP : 0
  const start = (index: number) => shown.slice(0, index).reduce((sum, { value }) => sum + value, 0) / total
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={classes.ring} aria-hidden>
      <circle {...ring} r={63} stroke={totalColor} strokeWidth={3} />
      <g transform={`rotate(-90 ${center} ${center})`}>
        {shown.map(({ value, color }, index) => (
          <circle
            key={color}
            {...ring}
            r={RADIUS}
            stroke={color}
            strokeWidth={THICKNESS}
            strokeDasharray={`${Math.max(1, (value / total) * LENGTH - gap)} ${LENGTH}`}
            strokeDashoffset={-start(index) * LENGTH - gap / 2}
            data-part
          />
        ))}
      </g>
      <text
        x={center}
        y={caption === undefined ? 76 : 70}
        className={classes.figure}
        data-large={!caption || undefined}
      >
        {figure}
      </text>
      {caption !== undefined && (
        <text x={center} y={85}>
          {caption}
        </text>
      )}
    </svg>
  )
}
