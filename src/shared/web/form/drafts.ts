import { getActiveIdentity } from '../identity-store.ts'
import { storage, tabStorage, type BrowserStorage } from '../storage.ts'
import { parseDraft, type DraftStore, withoutSecrets } from './draft-values.ts'
import { openStaffDraft } from './staff-drafts.ts'

/** `account`: only the same identity sees the draft again. `tab`: for public forms, until the tab is closed. */
export type DraftPlace = 'account' | 'tab'

/** Drafts of staff are kept on the server, those of students in this browser. Null without an identity. */
export function openDraft(name: string | undefined, place: DraftPlace = 'account'): DraftStore | null {
  if (name === undefined) return null
  if (place === 'tab') return openBrowserDraft(tabStorage, `draft:anyone:${name}`)
  const active = getActiveIdentity()
  if (!active) return null
  const { area, identity } = active
  if (area === 'user') return openBrowserDraft(storage, `draft:user:${identity._id}:${name}`)
  return openStaffDraft({ area, id: identity._id, key: name })
}

function openBrowserDraft(stored: BrowserStorage, key: string): DraftStore {
  return {
    read: () => parseDraft(stored.get(key)),
    load: async () => null,
    save: (values) => stored.set(key, JSON.stringify(withoutSecrets(values))),
    remove: () => stored.remove(key),
  }
}
