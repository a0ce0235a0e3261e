import type { Endpoint, Grants } from './endpoint.ts'

export type TaggedCalls = {
  /** The tag of the OpenAPI document. Features may share one. */
  tag: string
  /** Stands where the tag is declared first. */
  description?: string
  /** The calls by the prefix of their operation ids. */
  apis: Record<string, Record<string, Endpoint>>
}

export type Feature = {
  name: string
  /** The features whose contracts and public functions it may import. */
  uses: readonly string[]
  /** The tables that only it writes. */
  tables: readonly string[]
  /** The permissions that its calls require. */
  permissions: Grants
  calls: readonly TaggedCalls[]
}

/** Declares a feature. The lists of features in `src/app` are the only places that name them. */
export const feature = <const Declared extends Omit<Feature, 'name'>>(name: string, declared: Declared) => ({
  name,
  ...declared,
})
