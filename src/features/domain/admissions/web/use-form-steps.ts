import { useEffect, useEffectEvent, useState } from 'react'
import { closeOnBack } from '#shared/web/browser-back.ts'
import type { FormHandle, FormValues } from '#shared/web/form/form-types.ts'

export type FormSteps<V extends FormValues> = {
  /** Starts at 0. */
  step: number
  isLast: boolean
  /** Submitting it leads to the next step; the last step sends the form. */
  form: FormHandle<V>
  goBack: () => void
}

/**
 * Divides a form into steps, each with its fields. After a failure the first step with an error is shown. The browser's
 * Back shows the step before.
 */
export function useFormSteps<V extends FormValues>(
  form: FormHandle<V>,
  steps: readonly (readonly string[])[],
): FormSteps<V> {
  const [step, setStep] = useState(0)
  const [shownFailures, setShownFailures] = useState(form.failureCount)
  if (form.failureCount !== shownFailures) {
    setShownFailures(form.failureCount)
    const first = steps.findIndex((names) => names.some((name) => form.errors[name] !== undefined))
    if (first >= 0) setStep(first)
  }
  const isLast = step >= steps.length - 1
  const isFirst = step === 0
  const close = useEffectEvent(() => {
    setStep(step - 1)
    return step === 1
  })
  useEffect(() => (isFirst ? undefined : closeOnBack({ close: () => close() })), [isFirst])
  const goOn = () => {
    if (form.validate(steps[step] ?? [])) setStep(step + 1)
    return Promise.resolve()
  }
  return { step, isLast, form: isLast ? form : { ...form, submit: goOn }, goBack: () => setStep(step - 1) }
}
