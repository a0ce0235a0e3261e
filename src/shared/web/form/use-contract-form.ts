import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../api-error.ts'
import { toast } from '../ui/toast.ts'
import { translate } from '../i18n.tsx'
import { readDraft, deleteDraft, saveDraft } from './drafts.ts'
import { splitFieldErrors, validate, renderMessages } from './form-errors.tsx'
import type { Failure, FormHandle, FormOptions, FormValues, Sending } from './form-types.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { newIdempotencyKey } from './new-key.ts'

/**
 * A form that checks with the contract, is sent once, and loses nothing: see `FormOptions`. It is drawn by
 * `<ContractForm form={form}>` with the fields of `fields.tsx` and `choice-fields.tsx` inside.
 */
export function useContractForm<S extends z.core.$ZodType, V extends FormValues, R>(
  options: FormOptions<S, V, R>,
): FormHandle<V> {
  const { schema, initialValues, draft } = options
  if (!schema) throw new Error('This call takes no body')

  const [restored, setRestored] = useState(() => readDraft(draft, initialValues))
  const fields = useForm<FormValues>({
    initialValues: { ...initialValues, ...restored },
    onValuesChange: (values) => later(() => saveDraft(draft, values)),
  })
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [refusals, setRefusals] = useState(0)

  const clean = useRef<FormValues>(initialValues)
  const version = useRef(options.version)
  const current = useRef<{ values: V; version: number } | null>(null)
  const key = useRef('')
  const busy = useRef(false)
  const waiting = useRef<{ timer: number; keep: () => void }>(undefined)

  const valuesNow = () => fields.getValues() as V
  const isDirty = () => Object.entries(valuesNow()).some(([name, value]) => value !== clean.current[name])
  const stopWaiting = () => {
    const stopped = waiting.current
    window.clearTimeout(stopped?.timer)
    waiting.current = undefined
    return stopped
  }
  const later = (keep: () => void) => {
    stopWaiting()
    if (draft) waiting.current = { keep, timer: window.setTimeout(() => stopWaiting()?.keep(), 300) }
  }
  // Who leaves at once leaves a draft too, and nothing is written once somebody else may be signed in.
  useEffect(() => {
    const keepNow = () => stopWaiting()?.keep()
    // A reload, or a phone that puts the page away, does not wait either.
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])
  const forgetDraft = () => {
    stopWaiting()
    deleteDraft(draft)
    setRestored(null)
  }
  const putIn = (values: FormValues) => {
    clean.current = values
    fields.setValues(values)
    fields.clearErrors()
    setFailure(null)
    forgetDraft()
  }
  const refuse = (errors: Parameters<typeof fields.setErrors>[0], next: Failure | null) => {
    fields.setErrors(errors)
    setFailure(next)
    setRefusals((count) => count + 1)
  }
  useLeaveGuard({ enabled: options.guard ?? true, isDirty, onLeave: forgetDraft })

  async function submit(): Promise<void> {
    if (busy.current) return
    const body = (options.toBody ?? ((values: V): unknown => values))(valuesNow())
    const wrong = { ...validate(schema!, body), ...renderMessages(options.check?.(valuesNow()) ?? {}) }
    if (Object.keys(wrong).length > 0) return refuse(wrong, hidden(wrong))
    busy.current = true
    setSaving(true)
    setFailure(null)
    saveDraft(draft, valuesNow())
    key.current ||= newIdempotencyKey()
    try {
      const result = await options.send(asChecked<S>(body), sending(key.current, version.current))
      key.current = ''
      clean.current = valuesNow()
      forgetDraft()
      await options.onSaved(result, { reset })
    } catch (error) {
      fail(asApiError(error))
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  /** A sentence about a field that the form does not show would be lost beside nothing: it stands above the form. */
  function hidden(wrong: Record<string, unknown>): Failure | null {
    const names = Object.keys(wrong).filter((name) => !(name in valuesNow()))
    const details = names.map((name) => `${name}: ${translate('shared:badValue')}`)
    return names.length > 0 ? { message: translate('shared:wrongFields'), details, stale: false, again: false } : null
  }

  function fail(error: ApiError): void {
    const { beside, left } = splitFieldErrors(error.problem.fields ?? {}, valuesNow())
    current.current = error.status === 409 ? (options.currentOf?.(error.problem.current) ?? null) : null
    const again = error.status === 0 || error.status === 429 || error.status >= 500
    const stale = current.current !== null
    const toastOnly = options.failureToastMs !== undefined && !stale && left.length === 0
    if (toastOnly) toast.error(error.message || (options.failureTitle ?? ''), options.failureToastMs)
    refuse(beside, {
      message: toastOnly ? '' : error.message,
      words: options.failureTitle,
      details: left,
      stale,
      again,
    })
    options.onFailed?.(error)
  }

  function reset(): void {
    putIn(initialValues)
  }

  return {
    values: fields.values as V,
    errors: fields.errors,
    saving,
    failure,
    failureCount: refusals,
    draftRestored: restored !== null,
    set: (name, value) => fields.setFieldValue<FormValues, string>(name, value),
    submit,
    reset,
    loadCurrent: () => {
      if (!current.current) return
      version.current = current.current.version
      putIn(current.current.values)
    },
    keepMine: () => {
      version.current = current.current?.version ?? version.current
      return submit()
    },
  }
}

/** The schema has just accepted it, so it is what the schema takes. */
const asChecked = <S extends z.core.$ZodType>(body: unknown) => body as z.input<S>

const sending = (key: string, version: number | undefined): Sending => ({
  key,
  ...(version !== undefined && { ifMatch: version }),
})

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(0, { code: 'broken', message: translate('shared:somethingWrong') })
}
