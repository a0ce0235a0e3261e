import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from './drafts.ts'
import type { FormValues } from './form-types.ts'

/** Saves unsaved input under a name, 300 ms after the last change, and restores it when the form opens. */
export function useFormDraft<V extends FormValues>(name: string | undefined, initialValues: V) {
  const [restored, setRestored] = useState(() => readDraft(name, initialValues))
  const saveNow = (values: FormValues) => saveDraft(name, values)
  // Saves at unmounting, because another identity may be signed in later.
  const save = useDebouncedCallback(saveNow, { delay: 300, flushOnUnmount: true })
  // A reload, or a phone that discards the page.
  useWindowEvent('pagehide', () => save.flush())
  const discard = () => {
    save.cancel()
    deleteDraft(name)
    setRestored(null)
  }
  return { restored, save, saveNow, discard }
}
