import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type EarlyInput = { values: Record<'email' | 'password' | 'role', string>; isRemembering: boolean }
/** Indexes of the focused field and the pressed button, or -1, and the chosen language. */
type Taken = { input: EarlyInput; focused: number; pressed: number; language: string | undefined }

/**
 * Takes over the sign-in form that the build writes into index.html, for use before the code of the page has arrived: passes what was
 * typed, then focuses the same field and presses the same button (`start.js` keeps both).
 */
export function useEarlyInput(fill: (input: EarlyInput) => void): void {
  const taken = useRef<Taken>(null)
  const fillForm = useEffectEvent(fill)
  // Before the first paint, so that no key is lost.
  useLayoutEffect(() => {
    taken.current = takeEarlyInput()
    if (taken.current) fillForm(taken.current.input)
  }, [])
  useEffect(() => {
    if (!taken.current) return
    const { focused, pressed, language } = taken.current
    const field = document.querySelector('form')?.elements[focused]
    if (field instanceof HTMLElement) field.focus()
    // Once the form has been rendered with what was typed.
    setTimeout(() => {
      choose(document.querySelector('select'), language)
      document.querySelectorAll('button')[pressed]?.click()
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
  const { focused = -1, pressed = -1 } = page.dataset
  removeEarlyForm()
  return {
    input: { values: { email: read('email'), password: read('password'), role: read('role') }, isRemembering },
    focused: Number(focused),
    pressed: Number(pressed),
    language: page.querySelector('select')?.value,
  }
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
