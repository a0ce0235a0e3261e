import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DashboardFigure, ShareBar } from '#shared/web/ui/dashboard-figure.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { unmarkedQuery } from '../unmarked.queries.ts'

export function BatchesToMark() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { data } = useQuery(unmarkedQuery())
  const { total = 0, running = 0 } = data ?? {}
  const marked = running - total
  return (
    <DashboardFigure
      label={t('batchesToMark')}
      figure={
        data && (
          <>
            {format.count(total)} <small>{t('ofAll', { all: format.count(running) })}</small>
          </>
        )
      }
      link={{ to: '/hr/attendence' }}
      hint={
        <>
          {t('markedBatches', { count: marked })}
          <ShareBar
            parts={[{ value: marked, color: 'var(--chart-2)' }]}
            rest={Math.max(total, running === 0 ? 1 : 0)}
          />
        </>
      }
    />
  )
}
