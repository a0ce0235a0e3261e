import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../use-format.ts'
import classes from './tab-bar.module.css'

export type Tab = { value: string; label: string; count?: number | undefined }

type Props = { label: string; tabs: Tab[]; value: string; onChange: (value: string) => void }

export function TabBar({ label, tabs, value, onChange }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const format = useFormat()
  const reserved = useLongestCounts(tabs)
  const isKnown = tabs.some((tab) => tab.value === value)
  // Counts arrive later and move the tabs after them. Before the next frame, the browser lays out the page anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollToSelectedTab(bar.current))
    return () => cancelAnimationFrame(frame)
  }, [value, tabs.length, reserved])
  const move = (event: KeyboardEvent, index: number) => {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = next === undefined ? undefined : tabs[next % tabs.length]
    if (next === undefined || !tab) return
    event.preventDefault()
    onChange(tab.value)
    bar.current?.querySelectorAll('button')[next % tabs.length]?.focus()
  }
  return (
    <div ref={bar} role="tablist" aria-label={label} className={classes.bar}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value || (index === 0 && !isKnown) ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className={classes.count} style={{ minWidth: `calc(${reserved[tab.value] ?? 1}ch)` }}>
              {' '}
              {format.count(tab.count)}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Scrolls only the bar. `scrollIntoView` would scroll the page too. */
function scrollToSelectedTab(bar: HTMLElement | null): void {
  const tab = bar?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!bar || !tab) return
  const { left, right } = bar.getBoundingClientRect()
  bar.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left)
}

/** The most characters that each count has had, so that the tabs stay in place while a search changes the counts. */
function useLongestCounts(tabs: Tab[]): Record<string, number> {
  const format = useFormat()
  const [longest, setLongest] = useState<Record<string, number>>({})
  const longer = tabs.flatMap(({ value, count }) => {
    const { length } = count === undefined ? '' : format.count(count)
    return length > (longest[value] ?? 0) ? [[value, length] as const] : []
  })
  if (longer.length > 0) setLongest({ ...longest, ...Object.fromEntries(longer) })
  return longest
}
