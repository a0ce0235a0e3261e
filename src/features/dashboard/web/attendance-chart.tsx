import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { useProduct } from '#shared/web/product.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { ChartPanel } from './chart-panel.tsx'
import { Doughnut } from './lazy-charts.tsx'

export function AttendanceChart({ figures }: { figures: HrDashboard['attendance'] | undefined }) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const format = useFormat()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const title = t('attendanceChart', { product: useProduct() }).trim()
  const today = useToday()
  const { date = null, present = 0, absent = 0, total = 0 } = figures ?? {}
  const day = date === null ? '' : t(date === today ? 'markedToday' : 'lastMarked', { date })
  const items = [
    { label: t('absent'), value: absent, color: 'var(--absent)' },
    { label: t('present'), value: present, color: 'var(--present)' },
    { label: t('total'), value: total, color: 'var(--total)' },
  ]
  return (
    <ChartPanel
      title={title}
      note={day}
      figures={
        figures && {
          caption: `${title}, ${day}`,
          columns: [t('attendance'), t('shared:navStudents')],
          rows: items.map(({ label, value }) => [label, value]),
        }
      }
      isEmpty={total === 0}
      emptyHint={t('noAttendance')}
      legend={figures ? items : items.map(({ label, color }) => ({ label, color }))}
      legendBeside
    >
      <Doughnut
        slices={items.map(({ label, value, color }) => ({ name: label, value, color }))}
        figure={percent.format(present / total)}
        caption={t('present')}
        formatValue={format.count}
      />
    </ChartPanel>
  )
}
