import type { Role } from '#shared/contract/endpoint.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import { findPart } from './find-part.ts'
import { setMessage, setText } from './sign-in-messages.ts'

const FIELDS = ['email', 'password', 'role', 'code'] as const
type Field = (typeof FIELDS)[number]
export type Step = 'password' | 'code'
type Values = { email: string; password: string; role: Role | ''; code: string }

const getForm = () => findPart<HTMLFormElement>('form')
export const findInput = (id: 'email' | 'password' | 'code' | 'remember') => findPart<HTMLInputElement>(`#${id}`)
/** The user types are marked together. */
const findMarked = (field: Field) => findPart(field === 'role' ? '[role=radiogroup]' : `#${field}`)

export function readValues(): Values {
  const read = (name: Field) => (getForm().elements.namedItem(name) as HTMLInputElement | RadioNodeList).value
  return {
    email: read('email').trim(),
    password: read('password'),
    role: read('role') as Role | '',
    code: read('code'),
  }
}

export function chooseRole(role: Role): void {
  ;(getForm().elements.namedItem('role') as RadioNodeList).value = role
}

/** Removes the spaces and dashes of a code. The server checks again. */
export const normalizeCode = (code: string): string => code.replace(/[\s-]+/g, '')

export function findErrors({ email, password, role, code }: Values, step: Step): Map<Field, MessageKey> {
  const errors = new Map<Field, MessageKey>()
  if (step === 'code') {
    const digits = normalizeCode(code)
    if (digits === '') errors.set('code', 'identity:codeMissing')
    else if (!/^(?:\d{6}|\d{12})$/.test(digits)) errors.set('code', 'identity:codeMalformed')
    return errors
  }
  if (email === '') errors.set('email', 'identity:emailMissing')
  if (password === '') errors.set('password', 'identity:passwordMissing')
  if (role === '') errors.set('role', 'identity:userTypeMissing')
  return errors
}

export function showErrors(errors: Map<Field, MessageKey>): void {
  clearErrors()
  for (const [field, key] of errors) {
    setMessage(findPart(`#${field}-error`), key)
    mark(field)
  }
}

/** Shows the messages of the server beside the fields. Returns those that belong to no field. */
export function showServerErrors(errors: Record<string, string>): string[] {
  const others: string[] = []
  for (const [name, text] of Object.entries(errors)) {
    const field = FIELDS.find((one) => one === name)
    if (!field) others.push(`${name}: ${text}`)
    else {
      setText(findPart(`#${field}-error`), text)
      mark(field)
    }
  }
  return others
}

export function mark(field: Field): void {
  findMarked(field).setAttribute('aria-invalid', 'true')
}

export function clearErrors(): void {
  FIELDS.forEach(clearError)
}

export function clearError(field: Field): void {
  setText(findPart(`#${field}-error`), '')
  findMarked(field).removeAttribute('aria-invalid')
}

/** Returns the input of the first field with a message. A marked field without one says nothing by itself. */
export function findFirstError(): HTMLElement | null {
  const error = getForm().querySelector('.error:not(:empty)')
  return error?.parentElement?.querySelector('input') ?? null
}
