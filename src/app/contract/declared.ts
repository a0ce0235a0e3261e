import { draftPermissions, draftsApi } from '#shared/contract/drafts.contract.ts'
import type { Endpoint, Grants, Role } from '#shared/contract/endpoint.ts'
import type { Feature, TaggedCalls } from '#shared/contract/feature.ts'
import * as features from './features.ts'

/** In order of dependency: each uses only features before it. */
export const FEATURES: readonly Feature[] = sortByUse(Object.values(features))

const SHARED: TaggedCalls = { tag: 'Drafts', description: 'Unsaved input of forms.', apis: { drafts: draftsApi } }

export const CALLS: readonly TaggedCalls[] = [...FEATURES.flatMap(({ calls }) => calls), SHARED]

export const GRANTS: readonly Grants[] = [...FEATURES.map(({ permissions }) => permissions), draftPermissions]

/** The topics that pages load again, with the roles that may know of a change. */
export const TOPICS: Readonly<Record<string, readonly Role[]>> = Object.assign(
  {},
  ...FEATURES.map(({ topics }) => topics),
)

/** The kinds of records of the audit trail, with the topics that show them. */
export const RECORDS: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...FEATURES.map(({ records }) => records),
)

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
