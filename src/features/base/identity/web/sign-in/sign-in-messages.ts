import { english, loaders } from 'virtual:sign-in-messages'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import type { Language, MessageKey } from '#shared/contract/messages.ts'
import { readPageMeta } from '#shared/web/page-meta.ts'

let messages = english
let product = readPageMeta('application-name')

export const isLanguage = (name: string | null): name is Language =>
  name !== null && (name === 'en' || Object.hasOwn(loaders, name))

export function t(key: MessageKey): string {
  return (messages[key] ?? english[key] ?? key).replace('{{product}}', () => product)
}

/** Rejects if the messages cannot be loaded: the page then keeps its language. */
export async function showLanguage(language: Language): Promise<void> {
  messages = language === 'en' ? english : (await loaders[language]()).messages
  document.documentElement.lang = language
  translatePage()
}

/** The server writes the last known name into the page. */
export function setProduct(name: string): void {
  product = name
  translatePage()
}

/** Keeps the message in the page's language. */
export function setMessage(element: HTMLElement, key: MessageKey): void {
  element.dataset['t'] = key
  element.textContent = t(key)
}

export function setText(element: HTMLElement, text: string): void {
  delete element.dataset['t']
  element.textContent = text
}

export function setLabel(element: HTMLElement, key: MessageKey): void {
  element.dataset['label'] = key
  element.setAttribute('aria-label', t(key))
}

export function translatePage(): void {
  for (const element of document.querySelectorAll<HTMLElement>('#sign-in [data-t]'))
    element.textContent = t(element.dataset['t'] as MessageKey)
  for (const element of document.querySelectorAll<HTMLElement>('#sign-in [data-label]'))
    setLabel(element, element.dataset['label'] as MessageKey)
  for (const element of document.querySelectorAll<HTMLElement>('#sign-in [data-rupees]'))
    element.textContent = formatRupees(Number(element.dataset['rupees']), document.documentElement.lang)
  document.title = `${t('identity:signIn')} · ${product}`
}
