import { IconExclamationMark, IconPlus, IconX } from '@tabler/icons-react'
import classes from './states.module.css'

/** Draws a sheet of the ledger. The badge says what can be added, that nothing matches, or that it failed. */
export function StateFigure({ badge }: { badge?: keyof typeof BADGES | undefined }) {
  const Icon = badge && BADGES[badge]
  return (
    <span className={classes.figure} aria-hidden>
      <svg width="56" height="48" viewBox="0 0 56 48" fill="none" stroke="currentColor">
        <rect x="0.5" y="0.5" width="55" height="45" rx="4" fill="var(--surface)" />
        <path d="M10.5 1v44" />
        <path d="M18 12h28M18 20h24M18 28h16" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {Icon && (
        <span className={classes.badge} data-badge={badge}>
          <Icon size={12} stroke={3} />
        </span>
      )}
    </span>
  )
}

const BADGES = { add: IconPlus, noMatch: IconX, failed: IconExclamationMark }
