import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '#shared/server/like-pattern.ts'
import { type SearchWord, searchWords } from '#shared/server/search-words.ts'

/** How many records of a kind are found. */
export const LIMIT = 5

export type Options = { similar: boolean }
type Text = RawBuilder<string>

/** Every word occurs in the text. With `similar`, words may contain a typo. */
export function matchesWords(text: Text, search: string, { similar }: Options): RawBuilder<boolean> {
  const conditions = searchWords(search).map((word) => {
    const occurs = sql<boolean>`${text} like ${likePattern(word[0])}`
    return joinByOr(similar ? [occurs, ...isSimilar(text, word)] : [occurs])
  })
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Every word begins a word of the text. Trigrams of two letters at the beginning of a word are in the index too. */
export function beginWords(text: Text, search: string): RawBuilder<boolean> {
  const conditions = searchWords(search).map(([word]) => {
    const pattern = likePattern(word)
    return joinByOr([sql`${text} like ${pattern.slice(1)}`, sql`${text} like ${`% ${pattern.slice(1)}`}`])
  })
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Digits are compared exactly, and shorter words are similar to too many. */
export const canBeMisspelt = ([typed]: SearchWord): boolean => typed.length >= 3 && !/\p{N}/u.test(typed)

/** Trigrams do not recognise a word of which two neighbouring letters are swapped. */
function isSimilar(text: Text, word: SearchWord): RawBuilder<boolean>[] {
  if (!canBeMisspelt(word)) return []
  const swapped = swapNeighbours(word[0]).map((typed) => sql<boolean>`${text} like ${likePattern(typed)}`)
  return [sql`${text} %> ${word[0]}`, ...swapped]
}

const swapNeighbours = (word: string): string[] =>
  Array.from(word.slice(1), (_, index) => word.replace(new RegExp(`^(.{${index}})(.)(.)`, 'u'), '$1$3$2'))

/** Most similar first. */
export function rankBySimilarity(text: Text, search: string): RawBuilder<number> {
  const similarities = searchWords(search).map(([word]) => sql`word_similarity(${word}, ${text})`)
  return sql<number>`-(${sql.join(similarities, sql` + `)})`
}

const joinByOr = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
