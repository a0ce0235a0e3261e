import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './actor.ts'
import { forbidden, notFound } from './errors.ts'

/**
 * The students whose records and money a caller may read. A new kind needs a case in `scopeOf` and one in
 * `isWithin`.
 */
export type Scope = { of: 'all' } | { of: 'student'; id: string } | { of: 'nobody' }

/** For jobs, and for a write that reads again what it has found within the scope of its caller. */
export const EVERYBODY: Scope = { of: 'all' }

type Reader = Pick<Actor, 'id' | 'role'> | { id: null; role: 'system' } | null

export function scopeOf(reader: Reader): Scope {
  if (reader === null) return { of: 'nobody' }
  return reader.role === 'student' ? { of: 'student', id: reader.id } : EVERYBODY
}

/** 403: a student names another id, existing or not. */
export function scopeFor(reader: Reader, studentId: string): Scope {
  const scope = scopeOf(reader)
  if (scope.of === 'student' && scope.id !== studentId) throw forbidden()
  return scope
}

/** 403: a student names another one, existing or not. 404: unknown. */
export function foundWithin<T>(scope: Scope, record: T | undefined): T {
  if (record === undefined) throw scope.of === 'student' ? forbidden() : notFound()
  return record
}

/** Sums that are kept for the whole institute serve only this scope. */
export const isEverybody = (scope: Scope): boolean => scope.of === 'all'

/** A condition on the column of a student's id. Undefined for everybody, whose statements have none. */
export function isWithin(scope: Scope, column: string): RawBuilder<boolean> | undefined {
  switch (scope.of) {
    case 'all':
      return undefined
    case 'student':
      return sql`${sql.ref(column)} = ${scope.id}::uuid`
    case 'nobody':
      return sql`false`
  }
}

type Filtered = { where(condition: RawBuilder<boolean>): unknown }

/** Filters a query by the column of a student's id: `query.$call(within(scope, 's.id'))`. */
export const within =
  (scope: Scope, column: string) =>
  <Query extends Filtered>(query: Query): Query => {
    const condition = isWithin(scope, column)
    return condition === undefined ? query : (query.where(condition) as Query)
  }

/** Filters raw SQL, after another condition. */
export function andWithin(scope: Scope, column: string): RawBuilder<unknown> {
  const condition = isWithin(scope, column)
  return condition === undefined ? sql`` : sql`and ${condition}`
}
