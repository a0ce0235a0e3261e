import { type RawBuilder, sql } from 'kysely'

/** Identifies a person in texts that do not belong to their record. */
export type Person = {
  ids: readonly string[]
  emails: readonly string[]
  /** They are stored as ten digits, or `+` and digits. */
  phones: readonly string[]
  /** The parts of each name. All of them must occur. */
  names: readonly (readonly string[])[]
}

/**
 * Returns SQL that tests whether a text, which may be JSON, contains an id, email or phone number of the person,
 * however the number is spaced.
 */
export function hasContactOf(person: Person, text: RawBuilder<string>): RawBuilder<boolean> {
  const known = toWords([...person.ids, ...person.emails])
  const phones = toWords(person.phones)
  return sql<boolean>`(
    exists (select from unnest(${known}::text[]) word where strpos(lower(${text}), word) > 0)
    or exists (select from unnest(${phones}::text[]) word where strpos(regexp_replace(${text}, '[\\s().-]', '', 'g'), word) > 0)
  )`
}

export function hasNameOf({ names }: Person, text: RawBuilder<string>): RawBuilder<boolean> {
  const known = names.map(toWords).filter((words) => words.length > 0)
  if (known.length === 0) return sql<boolean>`false`
  const all = known.map(
    (words) => sql`(select bool_and(strpos(lower(${text}), word) > 0) from unnest(${words}::text[]) word)`,
  )
  return sql<boolean>`(${sql.join(all, sql` or `)})`
}

/**
 * Looks for the contact or, in a text without any email and phone number, for the name: others of the same name have
 * another contact.
 */
export const mentions = (person: Person, text: RawBuilder<string>) =>
  sql<boolean>`(${hasContactOf(person, text)} or (${hasNameOf(person, text)} and ${text} !~ '@|\\d{5}[\\s-]?\\d{5}'))`

/** Erased names are a dash. */
const toWords = (texts: readonly string[]) =>
  texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '' && text !== '–')
