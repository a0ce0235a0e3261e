import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '#shared/web/form/drafts.ts'
import { storage } from '#shared/web/storage.ts'
import type { Draft } from './sheet.ts'

const Marks = z.record(z.string(), z.boolean())
const Drafts = z.record(z.string(), z.object({ version: z.nullable(z.number()), marks: Marks, aside: Marks }))
type Drafts = Record<string, Draft>

export function useSheetDrafts(batchCode: string) {
  const [storageKey] = useState(() => draftKey(`attendance-${batchCode}`))
  const [drafts, setDrafts] = useState(() => readDrafts(storageKey))
  useEffect(() => {
    if (storageKey === null) return
    if (Object.keys(drafts).length === 0) storage.remove(storageKey)
    else storage.set(storageKey, JSON.stringify(drafts))
  }, [storageKey, drafts])
  return {
    drafts,
    setDraft: (day: string, draft: Draft | undefined) =>
      setDrafts((before) => {
        const next = { ...before }
        if (draft === undefined) delete next[day]
        else next[day] = draft
        return next
      }),
    discardAll: () => {
      // The effect does not run when the page is left.
      if (storageKey !== null) storage.remove(storageKey)
      setDrafts({})
    },
  }
}

function readDrafts(storageKey: string | null): Drafts {
  try {
    const stored = z.safeParse(Drafts, JSON.parse((storageKey && storage.get(storageKey)) ?? '{}'))
    return stored.success ? stored.data : {}
  } catch {
    return {}
  }
}
