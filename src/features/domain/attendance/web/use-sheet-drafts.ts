import { useEffect, useRef, useState } from 'react'
import type { DraftValues } from '#shared/web/form/draft-values.ts'
import { openDraft } from '#shared/web/form/drafts.ts'
import type { Draft } from './sheet.ts'

type Drafts = Record<string, Draft>

/** `drafts` is undefined until the server has returned them. */
export function useSheetDrafts(batchCode: string) {
  const [store] = useState(() => openDraft(`attendance-${batchCode}`))
  const [drafts, setDrafts] = useState(() => {
    const local = store?.read()
    return store && !local ? undefined : parseDrafts(local)
  })
  const latest = useRef(drafts)

  const isLoaded = drafts !== undefined
  useEffect(() => {
    if (!store || isLoaded) return
    const leaving = new AbortController()
    const show = (values: DraftValues | null) => {
      if (leaving.signal.aborted) return
      latest.current = parseDrafts(values)
      setDrafts(latest.current)
    }
    store.load(leaving.signal).then(show, () => show(null))
    return () => leaving.abort()
  }, [store, isLoaded])

  function change(next: Drafts): void {
    latest.current = next
    setDrafts(next)
    if (Object.keys(next).length === 0) store?.remove()
    else store?.save(Object.fromEntries(Object.entries(next).map(([day, draft]) => [day, JSON.stringify(draft)])))
  }
  return {
    drafts,
    setDraft: (day: string, draft: Draft | undefined) => {
      const { [day]: _replaced, ...others } = latest.current ?? {}
      change(draft === undefined ? others : { ...others, [day]: draft })
    },
    discardAll: () => change({}),
  }
}

function parseDrafts(values: DraftValues | null | undefined): Drafts {
  const days = Object.entries(values ?? {}).flatMap(([day, text]) => {
    const draft = parseDraft(text)
    return draft ? [[day, draft] as const] : []
  })
  return Object.fromEntries(days)
}

/** The text may come from an earlier version of the page. */
function parseDraft(text: string): Draft | undefined {
  try {
    const { version, marks, aside } = JSON.parse(text) as Draft
    const isKnown = (version === null || typeof version === 'number') && areMarks(marks) && areMarks(aside)
    return isKnown ? { version, marks, aside } : undefined
  } catch {
    return undefined
  }
}

const areMarks = (marks: Draft['marks']) => Object.values(marks).every((mark) => typeof mark === 'boolean')
