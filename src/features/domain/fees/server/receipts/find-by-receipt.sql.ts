import { type RawBuilder, sql } from 'kysely'
import type { SearchWord } from '#shared/server/search-words.ts'

export function findByReceipt([typed]: SearchWord): RawBuilder<boolean>[] {
  const [, begin, end, n] = /^(\d{4}) (\d{2})\/0*(\d{1,9})$/.exec(typed) ?? []
  if (begin === undefined) return []
  return [sql`s.id = (select student_id from receipt where financial_year = ${`${begin}-${end}`} and n = ${Number(n)})`]
}
