import type { Role } from '#shared/contract/endpoint.ts'
import { ApiError, canSendAgain } from '#shared/web/api-error.ts'
import { findPart } from './find-part.ts'
import { forgetSignIn, readRememberedSignIn, rememberSignIn } from './remembered-sign-in.ts'
import { sendSignIn, type SignedIn } from './send-sign-in.ts'
import * as fields from './sign-in-fields.ts'
import { setLabel, setMessage, setText, t } from './sign-in-messages.ts'
import { clearNotices, showNotice } from './sign-in-notice.ts'

type Options = {
  /** Called on each change of the form. */
  onTyping: (role: Role | '') => void
  /** The form keeps its loading state. */
  onSignedIn: (signedIn: SignedIn) => void
}

let step: fields.Step = 'password'
let isSending = false

export function startSignInForm({ onTyping, onSignedIn }: Options): void {
  step = 'password'
  isSending = false
  fillIn()
  const form = findPart<HTMLFormElement>('form')
  const submit = () => void signIn(onSignedIn)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement
    if (name === 'email' || name === 'password' || name === 'role' || name === 'code') fields.clearError(name)
    onTyping(fields.readValues().role)
  })
  findPart('.reveal').addEventListener('click', togglePassword)
  findPart('form .back').addEventListener('click', () => {
    showFailure(null)
    showStep('password')
    focusFirstField()
  })
  // The user may have been faster.
  if (!form.contains(document.activeElement)) focusFirstField()
  if (document.documentElement.dataset['submitted'] !== undefined) submit()
}

function fillIn(): void {
  const remembered = readRememberedSignIn()
  if (!remembered || fields.findInput('email').value !== '') return
  fields.findInput('email').value = remembered.email
  fields.findInput('remember').checked = true
  fields.chooseRole(remembered.role)
}

const focusFirstField = () => fields.findInput(fields.findInput('email').value === '' ? 'email' : 'password').focus()

function togglePassword(): void {
  const button = findPart('.reveal')
  const isShown = button.getAttribute('aria-pressed') === 'false'
  button.setAttribute('aria-pressed', String(isShown))
  setLabel(button, isShown ? 'shared:hidePassword' : 'shared:showPassword')
  fields.findInput('password').type = isShown ? 'text' : 'password'
}

function showStep(next: fields.Step): void {
  step = next
  for (const part of document.querySelectorAll<HTMLElement>('#sign-in form [data-step]'))
    part.hidden = part.dataset['step'] !== step
  setMessage(findPart('h1'), step === 'code' ? 'institute:twoFactor' : 'identity:welcome')
  fields.findInput('code').value = ''
  fields.clearErrors()
}

async function signIn(onSignedIn: Options['onSignedIn']): Promise<void> {
  if (isSending) return
  const { email, password, role, code } = fields.readValues()
  const errors = fields.findErrors({ email, password, role, code }, step)
  fields.showErrors(errors)
  if (errors.size > 0 || role === '') {
    showFailure(null)
    return fields.findFirstError()?.focus()
  }
  clearNotices()
  showFailure(null)
  const focused = document.activeElement
  setSending(true)
  try {
    const isCode = step === 'code'
    const signedIn = await sendSignIn({ email, password, role, ...(isCode && { code: fields.normalizeCode(code) }) })
    if (fields.findInput('remember').checked) rememberSignIn({ email, role })
    else forgetSignIn()
    onSignedIn(signedIn)
  } catch (error) {
    setSending(false)
    // Disabled fields lose the focus.
    if (focused instanceof HTMLElement) focused.focus()
    onFailed(toApiError(error))
  }
}

function setSending(sending: boolean): void {
  isSending = sending
  findPart<HTMLFieldSetElement>('fieldset').disabled = sending
  findPart('[type=submit]').toggleAttribute('data-loading', sending)
}

function onFailed(error: ApiError): void {
  const { code, fields: messages = {} } = error.problem
  if (code === 'code_required') {
    showStep('code')
    return fields.findInput('code').focus()
  }
  findPart('.new-browser').hidden = code !== 'too_many'
  const isCodeWrong = code === 'wrong_code'
  if (error.status === 401 && !isCodeWrong) {
    // The password may have been changed, for example. The server does not tell which of the three is wrong.
    if (step === 'code') showStep('password')
    for (const field of ['email', 'password', 'role'] as const) fields.mark(field)
  }
  const details = fields.showServerErrors(messages)
  if (!isCodeWrong) {
    showFailure(error, details)
    showNotice({ role: 'alert', text: error.message || t('identity:signInFailed') })
  }
  ;(fields.findFirstError() ?? findPart('.failure')).focus()
}

function showFailure(error: ApiError | null, details: string[] = []): void {
  findPart('.failure').hidden = error === null
  const reason = error?.status === 0 ? `${error.message} ${t('shared:inputKept')}` : (error?.message ?? '')
  setText(findPart('.failure p'), [reason, ...details].join('\n'))
  setMessage(findPart('[type=submit] span'), canSendAgain(error) ? 'shared:resend' : 'identity:signIn')
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(0, { code: 'broken', message: t('shared:unexpectedError') })
}
