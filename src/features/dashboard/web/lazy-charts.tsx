import { lazy, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type * as Charts from './charts.tsx'

/** The drawing comes in a chunk of its own. Where it does not come, the chart alone is missing, not the page. */
function drawnLater<Props>(pick: (charts: typeof Charts) => ComponentType<Props>) {
  return lazy(() =>
    import('./charts.tsx').then(
      (charts) => ({ default: pick(charts) }),
      () => ({ default: NotDrawn as ComponentType<Props> }),
    ),
  )
}

function NotDrawn() {
  const { t } = useTranslation('dashboard')
  return <p>{t('chartFailed')}</p>
}

export const Doughnut = drawnLater(({ Doughnut: drawn }) => drawn)
export const Bars = drawnLater(({ Bars: drawn }) => drawn)
export const BarsAndLine = drawnLater(({ BarsAndLine: drawn }) => drawn)
