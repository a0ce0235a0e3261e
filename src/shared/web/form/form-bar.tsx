import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './form-bar.module.css'
import type { FormHandle, FormValues } from './form-types.ts'
import { useTranslation } from '../i18n.tsx'
import { Progress } from '../ui/elements/progress.tsx'

type Props<V extends FormValues> = {
  /** In a form with steps, this is the form of the current step. */
  form: FormHandle<V>
  /** Shows sums before the buttons. */
  summary?: ReactNode
  children: ReactNode
}

/** Sticks to the bottom of a long form: how many fields are left, a link to the first of them, and the buttons. */
export function FormBar<V extends FormValues>({ form, summary, children }: Props<V>) {
  const { t } = useTranslation('shared')
  const bar = useRef<HTMLDivElement>(null)
  const [{ filled, total, missing, invalid }, setState] = useState<FormState>(EMPTY)
  useEffect(() => {
    const state = readForm(bar.current?.closest('form'))
    setState((current) => (isSame(current, state) ? current : state))
  }, [form, t])
  const focusFirst = () => {
    const fields = bar.current?.closest('form')
    const first = (invalid && findInvalid(fields)) || findMissing(fields)[0]
    first?.focus()
  }
  const hint = invalid ? t('fieldToCorrect', { field: invalid }) : missing && t('fieldMissing', { field: missing })
  return (
    <div ref={bar} className={classes.bar}>
      <div className={classes.progress}>
        <Progress
          value={total === 0 ? 0 : (filled / total) * 100}
          className={classes.track ?? ''}
          color="var(--chart-2)"
          aria-hidden
        />
        <span className={classes.count}>{t('fieldsFilled', { filled, total })}</span>
        {hint && (
          <button type="button" className={classes.hint} data-invalid={invalid !== ''} onClick={focusFirst}>
            {hint}
          </button>
        )}
      </div>
      <div className={classes.end}>
        {summary}
        {children}
      </div>
    </div>
  )
}

/** Labels are empty if no such field is left. */
type FormState = { filled: number; total: number; missing: string; invalid: string }
const EMPTY: FormState = { filled: 0, total: 0, missing: '', invalid: '' }

function isSame(a: FormState, b: FormState): boolean {
  return a.filled === b.filled && a.total === b.total && a.missing === b.missing && a.invalid === b.invalid
}

function readForm(form: Element | null | undefined): FormState {
  const total = listRequired(form).length
  const missing = findMissing(form)
  return {
    filled: total - missing.length,
    total,
    missing: getLabel(missing[0]),
    invalid: getLabel(findInvalid(form)),
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Lists the first radio button of a radio group. */
function listRequired(form: Element | null | undefined): Field[] {
  const fields = form?.querySelectorAll<Field>(
    ':is(input, select, textarea):required, [aria-required=true] label:first-child input',
  )
  return [...(fields ?? [])]
}

function findMissing(form: Element | null | undefined): Field[] {
  return listRequired(form).filter((field) => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return !field.checked
    if (field instanceof HTMLInputElement && field.type === 'radio')
      return !field.closest('[role=radiogroup]')?.querySelector(':checked')
    return field.value.trim() === ''
  })
}

function findInvalid(form: Element | null | undefined): Field | undefined {
  return form?.querySelector<Field>('[aria-invalid=true], [data-invalid] input') ?? undefined
}

function getLabel(field: Field | undefined): string {
  const group = field?.closest('[role=radiogroup]')
  const label = group
    ? document.getElementById(group.getAttribute('aria-labelledby') ?? '')
    : (field?.labels?.[0] ?? null)
  return label?.textContent ?? ''
}
