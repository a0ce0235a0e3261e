import { useTranslation } from 'react-i18next'
import type { HrDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { useProduct } from '#shared/web/product.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { Doughnut } from './lazy-charts.tsx'

/** The doughnut of today, or of the last day that has marks. */
export function AttendanceChart({ figures }: { figures: HrDashboard['attendance'] | undefined }) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const inPercent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const title = t('attendanceChart', { product: useProduct() }).trim()
  const today = useToday()
  const { date = null, present = 0, absent = 0, total = 0 } = figures ?? {}
  const day = date === null ? '' : t(date === today ? 'ofToday' : 'ofLastDay', { date })
  const keys = [
    { word: t('absent'), figure: absent, colour: 'var(--absent)' },
    { word: t('present'), figure: present, colour: 'var(--present)' },
    { word: t('total'), figure: total, colour: 'var(--total)' },
  ]
  return (
    <ChartPanel
      title={title}
      note={day}
      figures={
        figures && {
          caption: `${title}, ${day}`,
          columns: [t('attendence'), t('shared:navStudents')],
          rows: keys.map(({ word, figure }) => [word, figure]),
        }
      }
      isEmpty={total === 0}
      emptyHint={t('noMarks')}
      legend={figures ? keys : keys.map(({ word, colour }) => ({ word, colour }))}
      beside
    >
      <Doughnut
        slices={keys.map(({ word, figure, colour }) => ({ name: word, value: figure, color: colour }))}
        figure={inPercent.format(present / total)}
        word={t('present')}
      />
    </ChartPanel>
  )
}
