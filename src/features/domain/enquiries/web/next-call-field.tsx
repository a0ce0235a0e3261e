import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { addDays } from '#shared/web/date/calendar-days.ts'
import { DayInput } from '#shared/web/date/day-input.tsx'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useSetNextCall } from './enquiries.queries.ts'
import { FollowUp } from './follow-up.tsx'
import classes from './next-call-field.module.css'

/** Saves the day as soon as it is chosen. */
export function NextCallField({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const today = useToday()
  const setNextCall = useSetNextCall()
  const save = (nextCall: string) => void setNextCall.mutateAsync({ enquiry, nextCall }).catch(toastError)
  const isDue = enquiry.nextCall !== null && enquiry.nextCall <= today
  return (
    <div className={classes.field}>
      <DayInput label={t('nextCall')} day={enquiry.nextCall ?? ''} min={today} clearable onChange={save} />
      <Button variant="default" px={6} onClick={() => save(addDays(today, 1))}>
        {t('tomorrow')}
      </Button>
      <Button variant="default" px={6} aria-label={t('inSevenDays')} onClick={() => save(addDays(today, 7))}>
        +7
      </Button>
      {isDue && (
        <div className={classes.due}>
          <FollowUp enquiry={enquiry} />
        </div>
      )}
    </div>
  )
}
