import { catalogues } from 'virtual:messages'
import type { Language } from '#shared/contract/messages.ts'
import { addMessages, findMessage, getShown, type Messages, showLanguage, type Values } from './message-store.ts'

/** The messages of a chunk in English, and its address. */
type Part = readonly [messages: Messages, url: string]

declare global {
  /** The build adds a line to each chunk that pushes its messages here before its code runs. */
  var messageParts: Part[] | undefined
}

const urls: string[] = []
const requests = new Map<string, Promise<void>>()
const catalogueRequests = new Map<string, Promise<void>>()
const whole = new Set<Language>()

const early = globalThis.messageParts ?? []
globalThis.messageParts = Object.assign([], { push: addPart })
for (const part of early) addPart(part)

function addPart([messages, url]: Part): number {
  addMessages('en', messages)
  // English is shown for a file that fails to load.
  loadPart(getShown().language, url).catch(() => {})
  return urls.push(url)
}

/** Each chunk has a file beside it for each language but English. */
async function loadPart(language: Language, url: string): Promise<void> {
  if (language === 'en' || whole.has(language)) return
  await requestOnce(requests, url.replace(/js$/, `${language}.json`), async (file) => {
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    addMessages(language, (await response.json()) as Messages)
  })
}

function requestOnce(
  started: Map<string, Promise<void>>,
  name: string,
  load: (name: string) => Promise<void>,
): Promise<void> {
  const request = started.get(name) ?? load(name)
  started.set(name, request)
  request.catch(() => started.delete(name))
  return request
}

/** Loads the messages of the code that is loaded. */
export async function loadParts(language: Language): Promise<void> {
  await Promise.all(urls.map((url) => loadPart(language, url)))
}

/** Waits until the messages of the code that is loaded are there, or have failed to load. */
export async function messagesReady(): Promise<void> {
  await Promise.allSettled(requests.values())
}

export const hasCatalogue = (language: Language): boolean => whole.has(language)

/** Loads all messages of a language. */
export const loadCatalogue = (language: Language): Promise<void> =>
  requestOnce(catalogueRequests, language, async () => {
    addMessages(language, (await catalogues[language]()).messages)
    whole.add(language)
  })

const filling = new Set<Language>()

/** Loads the whole catalogue for a message that its chunk lacks, for instance one whose key the server has sent. */
export async function loadMissing(language: Language, keys: readonly string[], values: Values): Promise<void> {
  if (whole.has(language) || filling.has(language)) return
  filling.add(language)
  await messagesReady()
  if (findMessage(language, keys, values) === undefined) {
    console.warn(`Message not loaded with the code that shows it: ${keys.join()}`)
    await loadCatalogue(language).catch(() => {})
  }
  filling.delete(language)
  if (findMessage(language, keys, values) !== undefined) showLanguage(getShown().language)
}
