import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DashboardFigure } from '#shared/web/ui/dashboard-figure.tsx'
import { toCallQuery } from '../to-call.queries.ts'
import classes from './enquiries-to-call.module.css'

export function EnquiriesToCall() {
  const { t } = useTranslation('dashboard')
  const { data } = useQuery(toCallQuery())
  const { total = 0, late = 0 } = data ?? {}
  return (
    <DashboardFigure
      label={t('enquiriesToCall')}
      figure={data?.total}
      link={{ to: '/hr/enquiry', search: { tab: 'ToCall' } }}
      hint={
        total === 0 ? (
          t('nobodyToCall')
        ) : (
          <>
            {late > 0 && <span className={classes.late}>{t('lateCalls', { count: late })}</span>}
            {late > 0 && late < total && ' · '}
            {late < total && t('callsToday', { count: total - late })}
          </>
        )
      }
    />
  )
}
