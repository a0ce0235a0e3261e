import { draftPermissions, draftsApi } from '#shared/contract/drafts.contract.ts'
import type { Endpoint, Grants } from '#shared/contract/endpoint.ts'
import type { Feature, TaggedCalls } from '#shared/contract/feature.ts'
import { uniteDeclared } from '#shared/contract/unite-declared.ts'
import * as features from './features.ts'

/** The order is that of dependency: each uses only features before it. */
export const FEATURES: readonly Feature[] = sortByUse(Object.values(features))

const SHARED: TaggedCalls = { tag: 'Drafts', description: 'Unsaved input of forms.', apis: { drafts: draftsApi } }

export const CALLS: readonly TaggedCalls[] = [...FEATURES.flatMap(({ calls }) => calls), SHARED]

const DRAFTS = { name: 'drafts', permissions: draftPermissions }

export const GRANTS: Grants = uniteDeclared([...FEATURES, DRAFTS], 'permissions')

export const TOPICS = uniteDeclared(FEATURES, 'topics')

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
