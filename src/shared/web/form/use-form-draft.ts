import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftValues } from './draft-values.ts'
import { openDraft } from './drafts.ts'
import type { FormOptions, FormValues } from './form-types.ts'

type Options<V extends FormValues> = Pick<FormOptions<never, V, unknown>, 'draft' | 'draftPlace' | 'initialValues'> & {
  /** Called with a draft that arrives from the server after the form has opened. */
  onLoaded: (values: FormValues) => void
}

/** Keeps unsaved input under a name, and restores it when the form opens. */
export function useFormDraft<V extends FormValues>({ draft, draftPlace, initialValues, onLoaded }: Options<V>) {
  const [store] = useState(() => openDraft(draft, draftPlace))
  const [restored] = useState(() => findInput(store?.read() ?? null, initialValues))
  const [isRestored, setRestored] = useState(restored !== null)
  const isWanted = useRef(restored === null)

  const onStored = useEffectEvent((stored: DraftValues | null) => {
    const input = findInput(stored, initialValues)
    if (!isWanted.current || input === null) return
    isWanted.current = false
    onLoaded(input)
    setRestored(true)
  })
  useEffect(() => {
    if (!store || !isWanted.current) return
    const leaving = new AbortController()
    store.load(leaving.signal).then(onStored, () => {
      // Without the server, there is no draft to restore.
    })
    return () => leaving.abort()
  }, [store])

  return {
    restored,
    isRestored,
    setRestored,
    save: (values: FormValues) => (findInput(values, initialValues) ? store?.save(values) : store?.remove()),
    discard: () => {
      isWanted.current = false
      store?.remove()
      setRestored(false)
    },
  }
}

/** The values that differ from those of the empty or unchanged form. */
function findInput(values: DraftValues | null, initialValues: FormValues): FormValues | null {
  const input = Object.entries(values ?? {}).filter(
    ([field, value]) => field in initialValues && value !== initialValues[field],
  )
  return input.length > 0 ? Object.fromEntries(input) : null
}
