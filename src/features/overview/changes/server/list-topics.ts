import type { Role } from '#shared/contract/endpoint.ts'

/** `roles`: who may know of a topic. `ofRecord`: the topics that show a kind of record of the audit trail. */
export type Topics = {
  roles: Readonly<Record<string, readonly Role[]>>
  ofRecord: Readonly<Record<string, readonly string[]>>
}

/** A kind that is not declared may change anything. */
export function listTopics({ roles, ofRecord }: Topics, role: Role, kinds: readonly string[]): string[] {
  const topics = new Set(kinds.flatMap((kind) => ofRecord[kind] ?? Object.keys(roles)))
  return [...topics].filter((topic) => roles[topic]?.includes(role))
}
