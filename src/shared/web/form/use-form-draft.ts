import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ATTEMPT, type DraftValues } from './draft-values.ts'
import { openDraft } from './drafts.ts'
import type { FormOptions, FormValues } from './form-types.ts'

type Options<V extends FormValues> = Pick<FormOptions<never, V, unknown>, 'draft' | 'draftPlace' | 'initialValues'> & {
  /** Called with a draft that arrives from the server after the form has opened. */
  onLoaded: (values: FormValues) => void
  /** Called with the key of an attempt to save, of which the draft does not know whether it succeeded. */
  onAttempt: (key: string) => void
}

/** Keeps unsaved input under a name, and restores it when the form opens. */
export function useFormDraft<V extends FormValues>({
  draft,
  draftPlace,
  initialValues,
  onLoaded,
  onAttempt,
}: Options<V>) {
  const [store] = useState(() => openDraft(draft, draftPlace))
  const [stored] = useState(() => store?.read() ?? null)
  const [restored] = useState(() => findInput(stored, initialValues))
  const [isRestored, setRestored] = useState(restored !== null)
  const isWanted = useRef(restored === null)
  const [attempt, setAttempt] = useState(restored === null ? undefined : stored?.[ATTEMPT])
  // Read by `save`, which may run before the next render.
  const currentAttempt = useRef(attempt)
  const keepAttempt = (key: string | undefined) => {
    currentAttempt.current = key
    setAttempt(key)
  }

  const onStored = useEffectEvent((stored: DraftValues | null) => {
    const input = findInput(stored, initialValues)
    if (!isWanted.current || input === null) return
    isWanted.current = false
    onLoaded(input)
    setRestored(true)
    const key = stored?.[ATTEMPT]
    keepAttempt(key)
    if (key !== undefined) onAttempt(key)
  })
  const onMount = useEffectEvent(() => {
    if (attempt !== undefined) onAttempt(attempt)
  })
  useEffect(() => onMount(), [])
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
    /** True if the restored input may have been saved before the page was loaded again. */
    mayBeSaved: attempt !== undefined,
    save: (values: FormValues) => {
      const key = currentAttempt.current
      if (findInput(values, initialValues)) store?.save({ ...values, ...(key !== undefined && { [ATTEMPT]: key }) })
      else store?.remove()
    },
    keepAttempt,
    discard: () => {
      isWanted.current = false
      keepAttempt(undefined)
      store?.remove()
      setRestored(false)
    },
  }
}

/** Returns the values that differ from those of the empty or unchanged form. */
function findInput(values: DraftValues | null, initialValues: FormValues): FormValues | null {
  const input = Object.entries(values ?? {}).filter(
    ([field, value]) => field in initialValues && value !== initialValues[field],
  )
  return input.length > 0 ? Object.fromEntries(input) : null
}
