import { formatInstant } from '#shared/web/days.ts'
import { useInstitute } from './use-institute.ts'

/** Shows an instant as YYYY-MM-DD HH:mm in the institute's time zone. */
export function InstantText({ at }: { at: string }) {
  const { timeZone } = useInstitute()
  return (
    <time dateTime={at} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatInstant(timeZone, at)}
    </time>
  )
}
