import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { getIdentity, subscribeToIdentities, type Area } from '../identity-store.ts'
import { storage, tabStorage } from '../storage.ts'
import { type DraftStore, type DraftValues, parseDraft, withoutSecrets } from './draft-values.ts'

/** `values` null: the draft is to be deleted. */
type Unsent = { draft: StaffDraft; values: DraftValues | null }
type StaffDraft = { area: Exclude<Area, 'user'>; id: string; key: string }

const SEND_DELAY_MS = 1_000
const RETRY_DELAY_MS = 10_000
/** Browsers limit the bodies of requests that outlive the page to 64 KiB together. */
const MAX_KEEPALIVE_LENGTH = 20_000

/** The drafts that the server does not have yet. The tab's storage keeps them too, for a reload. */
const unsent = new Map<string, Unsent>()
const inFlight = new Map<string, { sent: Unsent; done: Promise<void> }>()
/** Whether the server has a draft of these, as far as this page knows. */
const isOnServer = new Map<string, boolean>()
let timer: ReturnType<typeof setTimeout> | undefined

const toStorageKey = ({ area, id, key }: StaffDraft) => `draft:${area}:${id}:${key}`

export function openStaffDraft(draft: StaffDraft): DraftStore {
  const storageKey = toStorageKey(draft)
  return {
    read: () => unsent.get(storageKey)?.values ?? null,
    load: async (signal) => {
      const token = getToken(draft)
      const local = unsent.get(storageKey) ?? inFlight.get(storageKey)?.sent
      if (local || token === undefined) return local?.values ?? null
      const { values } = await call('GET /api/draft', {
        query: { key: draft.key },
        as: { area: draft.area, token },
        signal,
      })
      // A response from before a draft was sent says nothing about that one.
      if (values !== null || !isOnServer.has(storageKey)) isOnServer.set(storageKey, values !== null)
      return values
    },
    save: (values) => enqueue({ draft, values: withoutSecrets(values) }),
    remove: () => (isOnServer.get(storageKey) === false ? forget(storageKey) : enqueue({ draft, values: null })),
  }
}

function enqueue(entry: Unsent): void {
  const storageKey = toStorageKey(entry.draft)
  unsent.set(storageKey, entry)
  tabStorage.set(storageKey, JSON.stringify(entry.values))
  sendAfter(SEND_DELAY_MS)
}

function forget(storageKey: string): void {
  unsent.delete(storageKey)
  tabStorage.remove(storageKey)
}

function sendAfter(delayMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const storageKey of unsent.keys()) if (!inFlight.has(storageKey)) void send(storageKey)
  }, delayMs)
}

/** Resolves when the server has the drafts, or cannot be reached. */
export async function sendDrafts(): Promise<void> {
  for (const storageKey of unsent.keys()) void send(storageKey)
  await Promise.all(Array.from(inFlight.values(), ({ done }) => done))
}

/** Logout calls this after `sendDrafts`. */
export function forgetDrafts(): void {
  clearTimeout(timer)
  for (const storageKey of unsent.keys()) forget(storageKey)
  isOnServer.clear()
}

async function send(storageKey: string): Promise<void> {
  const entry = unsent.get(storageKey)
  const token = entry && getToken(entry.draft)
  if (!entry || token === undefined || inFlight.get(storageKey)?.sent === entry) return
  isOnServer.set(storageKey, true)
  const request = { sent: entry, done: sendEntry(entry, token) }
  inFlight.set(storageKey, request)
  await request.done
  if (inFlight.get(storageKey) === request) inFlight.delete(storageKey)
}

async function sendEntry(entry: Unsent, token: string): Promise<void> {
  const { draft, values } = entry
  const storageKey = toStorageKey(draft)
  const isSmall = JSON.stringify(values).length <= MAX_KEEPALIVE_LENGTH
  const options = { as: { area: draft.area, token }, keepalive: isSmall }
  try {
    if (values === null) await call('DELETE /api/draft', { query: { key: draft.key }, ...options })
    else await call('PUT /api/draft', { body: { key: draft.key, values }, ...options })
    if (values === null) isOnServer.set(storageKey, false)
    if (unsent.get(storageKey) === entry) forget(storageKey)
    else if (unsent.has(storageKey)) sendAfter(SEND_DELAY_MS)
  } catch (error) {
    if (isTemporary(error)) sendAfter(RETRY_DELAY_MS)
  }
}

/** After a 401, the draft is sent when the same identity signs in again. */
const isTemporary = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

function getToken({ area, id }: StaffDraft): string | undefined {
  const identity = getIdentity(area)
  return identity?._id === id ? identity.token : undefined
}

/** Call once at startup. */
export function startDrafts(): void {
  for (const stored of [tabStorage, storage]) {
    for (const storageKey of stored.keys()) {
      const draft = parseStorageKey(storageKey)
      if (!draft) continue
      // Drafts in local storage come from a version that kept them there.
      if (getToken(draft) !== undefined) enqueue({ draft, values: parseDraft(stored.get(storageKey)) })
      if (stored === storage || getToken(draft) === undefined) stored.remove(storageKey)
    }
  }
  subscribeToIdentities(updateTabStorage)
  window.addEventListener('pagehide', () => {
    // After an ended session the sign-in page follows: the same identity then finds its input again.
    for (const [storageKey, { values }] of unsent) tabStorage.set(storageKey, JSON.stringify(values))
    void sendDrafts()
  })
  document.addEventListener('visibilitychange', () => document.hidden && void sendDrafts())
  window.addEventListener('online', () => sendAfter(0))
}

/** Drafts of an identity that is not signed in stay in memory only. */
function updateTabStorage(): void {
  for (const storageKey of tabStorage.keys()) {
    const draft = parseStorageKey(storageKey)
    if (draft && getToken(draft) === undefined) tabStorage.remove(storageKey)
  }
  for (const [storageKey, entry] of unsent) {
    if (getToken(entry.draft) !== undefined && tabStorage.get(storageKey) === null) enqueue(entry)
  }
}

function parseStorageKey(storageKey: string): StaffDraft | null {
  const [, area, id, key] = /^draft:(hr|admin):([^:]+):(.+)$/s.exec(storageKey) ?? []
  return area && id && key ? { area: area as StaffDraft['area'], id, key } : null
}
