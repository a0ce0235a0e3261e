import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#shared/contract/fold-text.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import { searchWords } from '#shared/server/search-words.ts'

/**
 * Selects the entries about a student: the person, their receipts, refunds, certificates, projects, links, and changes
 * of many.
 */
const selectOfStudents = (students: RawBuilder<unknown>) => sql`
  with person as materialized (${students}), record as (
    select id from person
    union all select r.id from receipt r join person p on p.id = r.student_id
    union all select f.id from refund f join person p on p.id = f.student_id
    union all select z.id from certificate z join person p on p.id = z.student_id
    union all select j.id from project j join person p on p.id = j.student_id
    union all select l.id from portfolio l join person p on p.id = l.student_id
    union all select b.bulk_change_id from bulk_change_student b join person p on p.id = b.student_id
  )
  select a.id from audit_entry a join record k on k.id = a.record_id
  union select v.entry_id from audit_personal v join person p on p.id = v.subject_id`

/**
 * Returns a condition on `audit_entry as e`. An id of no student, which may be that of the institute, finds nothing.
 */
export const isAboutStudent = (id: string) =>
  sql`e.id in (${selectOfStudents(sql`select id from student where id = ${id}`)})`

/**
 * Returns a condition on `audit_entry as e`: a whole receipt or refund number, or words that find a student (name,
 * father's name, email, phone), or that all begin words or numbers of the changed values. Undefined if the search has
 * no word.
 */
export function matchesSearch(search: string): RawBuilder<unknown> | undefined {
  const number = parseNumber(search)
  if (number !== undefined) return sql`e.record_id in (${selectNumbered(number)})`
  const words = searchWords(search)
  if (words.length === 0) return undefined
  const named = words.map((word) => {
    const patterns = word.map((text) => sql`s.search_text like ${likePattern(text)}`)
    return sql`(${sql.join(patterns, sql` or `)})`
  })
  const text = sql`to_tsquery('simple', ${toTextQuery(search)})`
  return sql`e.id in (
    (${selectOfStudents(sql`select s.id from student s where ${sql.join(named, sql` and `)}`)})
    union select id from audit_entry where audit_words(before, after) @@ ${text}
    union select entry_id from audit_personal where audit_words(before, after) @@ ${text})`
}

type Numbered = { isRefund: boolean; series: string; n: number }

function parseNumber(search: string): Numbered | undefined {
  const [match, prefix, series = '', n] = /^(R?)(\d{4}-\d{2}|IMP)\/0*(\d{1,9})$/i.exec(search.trim()) ?? []
  return match === undefined ? undefined : { isRefund: prefix !== '', series: series.toUpperCase(), n: Number(n) }
}

const selectNumbered = ({ isRefund, series, n }: Numbered) =>
  isRefund
    ? sql`select id from refund where financial_year = ${series} and n = ${n}`
    : sql`select id from receipt where financial_year = ${series} and n = ${n}`

/** Folds and quotes each word, so that no character of it is an operator. Amounts are stored without grouping. */
const toTextQuery = (search: string) =>
  foldText(search)
    .replaceAll(/(?<=\d),(?=\d)|₹/g, '')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`)
    .join(' & ')
