import { instantIn } from '#shared/web/days.ts'
import { useInstitute } from './use-institute.ts'

/** An instant of the server as YYYY-MM-DD HH:mm on the institute's clock: `<InstantText at={change.at} />`. */
export function InstantText({ at }: { at: string }) {
  const { timeZone } = useInstitute()
  return (
    <time dateTime={at} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {instantIn(timeZone, at)}
    </time>
  )
}
