import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WorkLeft } from '#shared/web/dashboard-slots.ts'
import { useTranslate } from '#shared/web/i18n.tsx'

export type CountedWork = { isPending: boolean; sentences: string[] }

type Props = { work: readonly WorkLeft[]; counted?: CountedWork; children: (counted: CountedWork) => ReactNode }

/** Has a component for each query, because `useQueries` would add to what every page loads first. */
export function CountWork({ work: [next, ...rest], counted = { isPending: false, sentences: [] }, children }: Props) {
  if (!next) return children(counted)
  return (
    <CountOne next={next} rest={rest} counted={counted}>
      {children}
    </CountOne>
  )
}

type OneProps = Required<Omit<Props, 'work'>> & { next: WorkLeft; rest: readonly WorkLeft[] }

function CountOne({ next: { query, label }, rest, counted: { isPending, sentences }, children }: OneProps) {
  const translate = useTranslate()
  const { data, isPending: isNextPending } = useQuery(query())
  const count = data?.total ?? 0
  const counted = {
    isPending: isPending || isNextPending,
    sentences: count > 0 ? [...sentences, translate(label, { count })] : sentences,
  }
  return (
    <CountWork work={rest} counted={counted}>
      {children}
    </CountWork>
  )
}
