import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { countDays } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import classes from './follow-up.module.css'

/** Shows the next call of an open or pending enquiry: 'Today', the days it is late, else its day. */
export function FollowUp({ enquiry: { nextCall, status } }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['students', 'shared', 'words'])
  const today = useToday()
  if (nextCall === null || status === 'Closed') return null
  const late = countDays(nextCall, today)
  if (late < 0) return <DayText day={nextCall} />
  if (late === 0) return <span className={classes.today}>{t('words:today')}</span>
  return <span className={classes.late}>{t('daysLate', { count: late })}</span>
}
