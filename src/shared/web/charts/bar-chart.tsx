import { Suspense } from 'react'
import { lazyComponent } from '../lazy-component.ts'
import { Skeleton } from '../ui/elements/skeleton.tsx'
import { useIsPainted } from '../use-is-painted.ts'
import type { BarChartProps } from './drawn-bar-chart.tsx'

const DrawnBarChart = lazyComponent(() => import('./drawn-bar-chart.tsx').then((module) => module.DrawnBarChart))

/** Fills its parent. The figures and lists of the page come first, and then the code that draws. */
export function BarChart(props: BarChartProps) {
  const isPainted = useIsPainted()
  const place = <Skeleton height="100%" animate={false} />
  return <Suspense fallback={place}>{isPainted ? <DrawnBarChart {...props} /> : place}</Suspense>
}
