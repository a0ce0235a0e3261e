import type { ComponentProps } from 'react'
import { DateField } from '#shared/web/form/date-field.tsx'
import type { FormValues } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { FIRST_RECORD_DAY } from '../contract/record-day.ts'
import { useToday } from './use-institute.ts'

/** Accepts the date of a payment, an expense or an enquiry: from 2000 until today. */
export function RecordDateField<V extends FormValues>(props: ComponentProps<typeof DateField<V>>) {
  const { t } = useTranslation('institute')
  const today = useToday()
  return (
    <DateField
      min={FIRST_RECORD_DAY}
      minError={t('dateTooEarly')}
      max={today}
      maxError={t('dateInFuture')}
      required
      {...props}
    />
  )
}
