import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type EarlyInput = { values: Record<'email' | 'password' | 'role', string>; isRemembering: boolean }
/** The index of the focused field or -1, the index of the pressed button or 'submit', and the chosen language. */
type Taken = { input: EarlyInput; focused: number; pressed: string | undefined; language: string | undefined }

/**
 * Takes over the sign-in form that the build writes into index.html, for use before the code of the page has arrived:
 * passes the typed values, then focuses the same field and presses the same button (`before-paint.js` keeps both).
 */
export function useEarlyInput(fill: (input: EarlyInput) => void): void {
  const taken = useRef<Taken>(null)
  const fillForm = useEffectEvent(fill)
  // Runs before the first paint, so that no key is lost.
  useLayoutEffect(() => {
    taken.current = takeEarlyInput()
    if (taken.current) fillForm(taken.current.input)
  }, [])
  useEffect(() => {
    if (!taken.current) return
    const { focused, pressed, language } = taken.current
    const field = document.querySelector('form')?.elements[focused]
    if (field instanceof HTMLElement) field.focus()
    // Runs once the form has been rendered with the typed values.
    setTimeout(() => {
      choose(document.querySelector('select'), language)
      findButton(pressed)?.click()
    })
    taken.current = null
  }, [])
}

function takeEarlyInput(): Taken | null {
  const page = document.querySelector<HTMLElement>('[data-start="sign-in"] #sign-in')
  const form = page?.querySelector('form')
  if (!page || !form) return null
  const read = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null)?.value ?? ''
  const isRemembering = form.querySelector<HTMLInputElement>('[type=checkbox]')?.checked === true
  const { focused = -1, pressed } = page.dataset
  removeEarlyForm()
  return {
    input: { values: { email: read('email'), password: read('password'), role: read('role') }, isRemembering },
    focused: Number(focused),
    pressed,
    language: page.querySelector('select')?.value,
  }
}

function findButton(pressed: string | undefined): HTMLButtonElement | null | undefined {
  if (pressed === 'submit') return document.querySelector<HTMLButtonElement>('form button[type=submit]')
  return pressed === undefined ? undefined : document.querySelectorAll('button')[Number(pressed)]
}

function choose(select: HTMLSelectElement | null, value: string | undefined): void {
  if (!select || value === undefined || select.value === value) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Then `#root` is shown. */
export function removeEarlyForm(): void {
  delete document.documentElement.dataset['start']
  document.querySelector('#sign-in')?.remove()
}
