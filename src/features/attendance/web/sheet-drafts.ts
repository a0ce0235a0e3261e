import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '#shared/web/form/drafts.ts'
import { storage } from '#shared/web/storage.ts'
import type { Draft } from './sheet.ts'

const Marks = z.record(z.string(), z.boolean())
const Drafts = z.record(z.string(), z.object({ version: z.nullable(z.number()), marks: Marks, aside: Marks }))
type Drafts = Record<string, Draft>

/** A batch's unsaved marks, by day: they outlive paging, searching, another day and a reload, for the same identity only. */
export function useSheetDrafts(batchCode: string) {
  const [place] = useState(() => draftKey(`attendance-${batchCode}`))
  const [drafts, setDrafts] = useState(() => draftsAt(place))
  useEffect(() => {
    if (place === null) return
    if (Object.keys(drafts).length === 0) storage.remove(place)
    else storage.set(place, JSON.stringify(drafts))
  }, [place, drafts])
  return {
    drafts,
    keep: (day: string, draft: Draft | undefined) =>
      setDrafts((before) => {
        const next = { ...before }
        if (draft === undefined) delete next[day]
        else next[day] = draft
        return next
      }),
    dropAll: () => {
      // Now: what leaves the page may not wait for the effect.
      if (place !== null) storage.remove(place)
      setDrafts({})
    },
  }
}

function draftsAt(place: string | null): Drafts {
  try {
    const kept = z.safeParse(Drafts, JSON.parse((place && storage.get(place)) ?? '{}'))
    return kept.success ? kept.data : {}
  } catch {
    return {}
  }
}
