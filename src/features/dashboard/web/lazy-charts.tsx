import { lazy, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type * as Charts from './charts.tsx'

/** Loads the chart library in a separate chunk. If that fails, only the chart is missing. */
function lazyChart<Props>(pick: (charts: typeof Charts) => ComponentType<Props>) {
  return lazy(() =>
    import('./charts.tsx').then(
      (charts) => ({ default: pick(charts) }),
      () => ({ default: ChartFailed as ComponentType<Props> }),
    ),
  )
}

function ChartFailed() {
  const { t } = useTranslation('dashboard')
  return <p>{t('chartFailed')}</p>
}

export const Doughnut = lazyChart(({ Doughnut: Chart }) => Chart)
export const Bars = lazyChart(({ Bars: Chart }) => Chart)
export const BarsAndLine = lazyChart(({ BarsAndLine: Chart }) => Chart)
