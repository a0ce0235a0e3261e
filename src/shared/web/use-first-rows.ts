import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useIsPhone } from './use-is-phone.ts'

/** Fill a window of the usual size. */
const ROWS_OF_PHONE = 8
const ROWS_OF_DESK = 12

/** A reload, Back and Forward restore a position. */
let isRestoring = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type !== 'navigate'
addEventListener('popstate', () => {
  isRestoring = true
})

/**
 * Returns as many of new rows as fill the window, and as many more after each paint. So the first are soon on screen, and
 * a key that is typed meanwhile is too. Returns all of them where a position is kept or restored, because the document
 * must have its height.
 */
export function useFirstRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  const step = useIsPhone() ? ROWS_OF_PHONE : ROWS_OF_DESK
  const first = rows.slice(0, step).map(rowKey).join('\n')
  const [shown, setShown] = useState({ first, count: isRestoring || location.hash ? Infinity : step })
  if (first !== shown.first) setShown({ first, count: scrollY === 0 ? step : Infinity })
  const isWhole = shown.count >= rows.length
  useEffect(
    () => (isWhole ? undefined : afterPaint(() => setShown({ ...shown, count: shown.count + step }))),
    [isWhole, shown, step],
  )
  return isWhole ? rows : rows.slice(0, shown.count)
}
