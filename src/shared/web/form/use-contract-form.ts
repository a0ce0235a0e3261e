import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type ApiError, canSendAgain } from '../api-error.ts'
import { translate } from '../i18n.tsx'
import { isFieldOf, renderMessages, splitFieldErrors, validate, type FieldErrors } from './form-errors.tsx'
import type { Failure, FormHandle, FormOptions, FormValues } from './form-types.ts'
import { useEditConflict } from './use-edit-conflict.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSubmit } from './use-submit.ts'

/** The codes of errors of a limit. */
const BY_LIMIT = ['beyond_limit', 'signed_off']

/**
 * Creates a form that validates with a contract schema. `<ContractForm form={form}>` renders it, with fields from
 * `fields.tsx` and `choice-fields.tsx`.
 */
export function useContractForm<S extends z.core.$ZodType, V extends FormValues, R>(
  options: FormOptions<S, V, R>,
): FormHandle<V> {
  const { schema, initialValues } = options
  if (!schema) throw new Error('This endpoint takes no body')

  const { saving, submit: sendOnce, restoreKey } = useSubmit()
  const draft = useFormDraft({ ...options, onLoaded: fillUnchanged, onAttempt: restoreKey })
  const [discarded, setDiscarded] = useState<FormValues | null>(null)
  const conflict = useEditConflict(options)
  const fields = useForm<FormValues>({
    initialValues: { ...initialValues, ...draft.restored },
    onValuesChange: (values) => {
      draft.save(values)
      setDiscarded(null)
    },
  })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [failureCount, setFailureCount] = useState(0)
  const savedValues = useRef<FormValues>(initialValues)
  const leftValues = useRef<FormValues>({})

  const getValues = () => fields.getValues() as V
  const differFrom = (known: FormValues) => Object.entries(getValues()).some(([name, value]) => value !== known[name])
  const isDirty = () => differFrom(savedValues.current) && differFrom(leftValues.current)
  const leave = () => {
    leftValues.current = getValues()
    draft.discard()
  }
  const { guard: enabled = true } = options
  // The record beside an attempt whose outcome is not known stays as it was.
  const mergesChanges = options.mergesChanges === true && failure?.canRetry !== true
  useLeaveGuard({ enabled, mergesChanges, isDirty, onLeave: leave })

  function replaceValues(values: FormValues): void {
    savedValues.current = values
    fields.setValues(values)
    fields.clearErrors()
    setFailure(null)
    draft.discard()
  }
  const reset = () => replaceValues(initialValues)

  /** Keeps the input that was typed before the draft arrived. */
  function fillUnchanged(restored: FormValues): void {
    const typed = Object.entries(getValues()).filter(([name, value]) => value !== savedValues.current[name])
    fields.setValues({ ...restored, ...Object.fromEntries(typed) })
  }

  function startOver(): void {
    const values = getValues()
    reset()
    setDiscarded(values)
  }

  function undoStartOver(): void {
    if (discarded) fields.setValues(discarded)
    draft.setRestored(true)
  }

  function showFailure(errors: FieldErrors, next: Failure | null): void {
    fields.setErrors(errors)
    setFailure(next)
    setFailureCount((count) => count + 1)
  }

  function findErrors() {
    const values = getValues()
    const body: unknown = options.toBody ? options.toBody(values) : values
    return { values, body, errors: { ...validate(schema!, body), ...renderMessages(options.check?.(values) ?? {}) } }
  }

  function validateSome(names: readonly string[]): boolean {
    const errors = Object.fromEntries(Object.entries(findErrors().errors).filter(([name]) => names.includes(name)))
    if (Object.keys(errors).length === 0) return true
    showFailure(errors, null)
    return false
  }

  async function submit(): Promise<void> {
    const { values, body, errors } = findErrors()
    if (Object.keys(errors).length > 0) return showFailure(errors, createHiddenFieldsFailure(errors, values))
    await sendOnce({
      send: (key) => {
        setFailure(null)
        draft.keepAttempt(key)
        draft.save(values)
        const version = conflict.getVersion()
        // The schema has just accepted the body.
        return options.send(body as z.input<S>, { key, ...(version !== undefined && { ifMatch: version }) })
      },
      onSaved: (result) => {
        savedValues.current = getValues()
        draft.discard()
        return options.onSaved(result, { reset })
      },
      onFailed: (error) => onFailed(error, body),
    })
  }

  function onFailed(error: ApiError, body: unknown): void {
    const { fieldErrors, otherErrors: details } = splitFieldErrors(error.problem.fields ?? {}, getValues())
    const current = conflict.detect(error)
    const canRetry = canSendAgain(error)
    if (!canRetry) {
      draft.keepAttempt(undefined)
      draft.save(getValues())
    }
    // Then the general message says only what the fields show already.
    const atFields = error.problem.code === 'invalid' && details.length === 0 && Object.keys(fieldErrors).length > 0
    const reason = error.status === 0 ? `${error.message} ${translate('shared:inputKept')}` : error.message
    const message = atFields && options.failureTitle === undefined ? '' : reason
    const approval = BY_LIMIT.includes(error.problem.code) ? requestOf(body) : undefined
    showFailure(fieldErrors, { message, title: options.failureTitle, details, conflict: current, canRetry, approval })
    options.onFailed?.(error)
  }

  function requestOf(body: unknown): Failure['approval'] {
    if (!options.approval) return undefined
    const { call, record, onAsked } = options.approval
    const values = JSON.parse(JSON.stringify(body)) as Record<string, unknown>
    return {
      request: { call, record, values },
      onAsked: () => {
        savedValues.current = getValues()
        draft.discard()
        onAsked()
      },
    }
  }

  return {
    values: fields.values as V,
    errors: fields.errors,
    saving,
    mergesChanges,
    failure,
    failureCount,
    draftNotice:
      discarded || draft.isRestored
        ? { state: discarded ? 'discarded' : 'restored', mayBeSaved: draft.mayBeSaved, startOver, undo: undoStartOver }
        : null,
    set: (name, value) => {
      fields.setFieldValue<FormValues, string>(name, value)
      for (const field of Object.keys(fields.errors)) if (field.startsWith(`${name}.`)) fields.clearFieldError(field)
    },
    submit,
    validate: validateSome,
    reset,
    loadCurrent: () => {
      const current = conflict.resolve()
      if (current) replaceValues(current)
    },
    keepMine: () => {
      conflict.resolve()
      return submit()
    },
  }
}

function createHiddenFieldsFailure(errors: FieldErrors, values: FormValues): Failure | null {
  const hidden = Object.keys(errors).filter((name) => !isFieldOf(values, name))
  if (hidden.length === 0) return null
  const details = hidden.map((name) => `${name}: ${translate('shared:badValue')}`)
  return { message: translate('shared:invalidFields'), details, conflict: null, canRetry: false }
}
