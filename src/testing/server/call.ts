import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Scenario } from './scenario.ts'

export type Call = {
  /** Creates a record for one call (of the student, if it belongs to one). Its id goes into the path or the body. */
  record?: (scenario: Scenario, student: string) => Promise<string>
  body?: (scenario: Scenario, id: string) => unknown
  query?: (scenario: Scenario) => Record<string, string>
  /** Names the actor of the audit entry, if the call needs no token. */
  actor?: (scenario: Scenario) => string
  auditActions?: readonly string[]
  /** Names the person and area of an entry that is in the name of somebody else. */
  inNameOf?: (scenario: Scenario) => Readonly<Record<string, { id: string; role: string }>>
  /** The status of an admin who may make the call but need not. */
  statusOfAdmin?: 409
  /** The status for an absent record, if not 404. */
  statusIfAbsent?: 200 | 201 | 422
  /** Gives the reason why tests of all calls cannot make it. Its feature tests it. */
  testedSeparately?: string
}

/** One valid call of each endpoint of a feature, for tests that cover the whole API. */
export type Examples = Record<`${Endpoint['method']} ${Endpoint['path']}`, Call>
