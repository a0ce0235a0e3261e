import type { HrDashboard } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useProduct } from '#shared/web/product.tsx'
import { ChartPanel } from '#shared/web/charts/chart-panel.tsx'
import { RingChart } from '#shared/web/charts/ring-chart.tsx'

export function AttendanceChart({ figures }: { figures: HrDashboard['attendance'] | undefined }) {
  const { t, i18n } = useTranslation(['dashboard', 'attendance', 'words', 'shared'])
  const percent = numberFormat(i18n.language, { style: 'percent' })
  const title = t('attendanceChart', { product: useProduct() }).trim()
  const today = useToday()
  const { date = null, present = 0, absent = 0, total = 0 } = figures ?? {}
  const day = date === null ? '' : t(date === today ? 'markedToday' : 'attendance:lastMarked', { date })
  const absentItem = { label: t('absent'), value: absent, color: 'var(--chart-4)' }
  const presentItem = { label: t('present'), value: present, color: 'var(--chart-2)' }
  const totalItem = { label: t('words:total'), value: total, color: 'var(--chart-1)', isLine: true }
  const items = [presentItem, absentItem, totalItem]
  return (
    <ChartPanel
      title={title}
      note={day}
      figures={
        figures && {
          caption: `${title}, ${day}`,
          columns: [t('shared:attendance'), t('shared:students')],
          rows: items.map(({ label, value }) => [label, value]),
        }
      }
      isEmpty={total === 0}
      emptyHint={t('noAttendance')}
      legend={figures ? items : items.map(({ value: _value, ...item }) => item)}
      legendBeside
    >
      <RingChart
        parts={[presentItem, absentItem]}
        totalColor={totalItem.color}
        figure={percent.format(present / total)}
        caption={t('present')}
      />
    </ChartPanel>
  )
}
