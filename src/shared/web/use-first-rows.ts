import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useIsPhone } from './use-is-phone.ts'

/** Fill a window of the usual size. */
const ROWS_OF_PHONE = 8
const ROWS_OF_DESK = 12

let isRestoring: boolean | undefined

/** A reload, Back and Forward restore a position. */
function restoresPosition(): boolean {
  if (isRestoring === undefined) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    isRestoring = navigation?.type !== 'navigate'
    addEventListener('popstate', () => {
      isRestoring = true
    })
  }
  return isRestoring
}

/**
 * Returns as many of new rows as fill the window, and as many more after each paint. So the first are soon on screen, and
 * a key that is typed meanwhile is too. Returns all of them where a position is kept or restored, because the document
 * must have its height.
 */
export function useFirstRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  const step = useIsPhone() ? ROWS_OF_PHONE : ROWS_OF_DESK
  const keys = rows.slice(0, step).map(rowKey)
  const [shown, setShown] = useState({ keys, count: restoresPosition() || location.hash ? Infinity : step })
  if (keys.join() !== shown.keys.join()) {
    const start = scrollY === 0 ? step : Infinity
    setShown({ keys, count: areOthers(keys, shown.keys) ? start : shown.count })
  }
  const isWhole = shown.count >= rows.length
  useEffect(
    () => (isWhole ? undefined : afterPaint(() => setShown({ ...shown, count: shown.count + step }))),
    [isWhole, shown, step],
  )
  return isWhole ? rows : rows.slice(0, shown.count)
}

/** When another user changes a record, only a few rows are added, moved or removed. */
const areOthers = (keys: string[], before: string[]) =>
  keys.filter((key) => !before.includes(key)).length > keys.length / 2
