import type { Endpoint, Grants, Role } from './endpoint.ts'
import type { AnyGrantable } from './grantable.ts'

export type TaggedCalls = {
  /** The tag of the OpenAPI document. Features may share one. */
  tag: string
  /** Stands where the tag is declared first. */
  description?: string
  /** The keys are the prefixes of operation ids. */
  apis: Record<string, Record<string, Endpoint>>
}

export type Feature = {
  name: string
  /** The features whose contracts and public functions it may import. */
  uses: readonly string[]
  /** The tables that only it writes. */
  tables: readonly string[]
  permissions: Grants
  /** Which of them sets of permissions contain, in words. Required with permissions for staff. */
  grantable?: AnyGrantable
  calls: readonly TaggedCalls[]
  /**
   * The data that pages load again when somebody else changes it: the first part of the query keys, with the roles that
   * may know of a change.
   */
  topics?: Readonly<Record<string, readonly Role[]>>
  /** The kinds of records of the audit trail that it writes, with the topics that show them. */
  records?: Readonly<Record<string, readonly string[]>>
}

/** The lists of features in `src/app` are the only places that name a feature. */
export const feature = <const Declared extends Omit<Feature, 'name'>>(name: string, declared: Declared) => ({
  name,
  ...declared,
})
