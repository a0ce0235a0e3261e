import { useQuery } from '@tanstack/react-query'
import { WORK } from '#features/overview/dashboard/web/collected-data.ts'
import type { WorkLeft as Work } from '#shared/web/dashboard-slots.ts'
import { useTranslate } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { VisuallyHidden } from '#shared/web/ui/elements/visually-hidden.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './side-nav.module.css'

/** Shows how much of HR's work is left today, beside its link. */
export function WorkLeft({ name }: { name: string }) {
  const may = useMay()
  const work = WORK.find((one) => one.name === name)
  return work && may(work.may) && <LeftCount {...work} />
}

function LeftCount({ query, label }: Work) {
  const translate = useTranslate()
  const count = useQuery(query()).data?.total ?? 0
  return count > 0 && <Count count={count} text={translate(label, { count })} />
}

/** Screen readers read it out too, after the link. */
function Count({ count, text }: { count: number; text: string }) {
  const format = useFormat()
  return (
    <span className={classes.count}>
      <span aria-hidden>{format.count(count)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
