import { draftPermissions, draftsApi } from '#shared/contract/drafts.contract.ts'
import type { Endpoint, Grants } from '#shared/contract/endpoint.ts'
import type { Feature, TaggedCalls } from '#shared/contract/feature.ts'
import { uniteDeclared } from '#shared/contract/unite-declared.ts'
import * as features from './features.ts'

/** In order of dependency: each uses only features before it. */
export const FEATURES: readonly Feature[] = sortByUse(Object.values(features))

const SHARED: TaggedCalls = { tag: 'Drafts', description: 'Unsaved input of forms.', apis: { drafts: draftsApi } }

export const CALLS: readonly TaggedCalls[] = [...FEATURES.flatMap(({ calls }) => calls), SHARED]

const DRAFTS = { name: 'drafts', permissions: draftPermissions }

/** The permissions, with the callers who have them. */
export const GRANTS: Grants = uniteDeclared([...FEATURES, DRAFTS], 'permissions')

/** The topics that pages load again, with the roles that may know of a change. */
export const TOPICS = uniteDeclared(FEATURES, 'topics')

/** The kinds of records of the audit trail, with the topics that show them. */
export const RECORDS = uniteDeclared(FEATURES, 'records')

export const ENDPOINTS: readonly Endpoint[] = CALLS.flatMap(({ apis }) =>
  Object.values(apis).flatMap(Object.values<Endpoint>),
)

function sortByUse(all: readonly Feature[]): Feature[] {
  const visited = new Set<Feature>()
  const visit = (feature: Feature): Feature[] => {
    if (visited.has(feature)) return []
    visited.add(feature)
    return [...all.filter(({ name }) => feature.uses.includes(name)).flatMap(visit), feature]
  }
  return all.flatMap(visit)
}
