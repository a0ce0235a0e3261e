import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '#shared/server/like-pattern.ts'
import type { SearchWord } from '#shared/server/search-words.ts'

/** This many records of a kind are found. */
export const LIMIT = 5

/** Maps a typed word to words of names that are like it. Words are found as typed where it is undefined. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>
type Text = RawBuilder<string>

/** Every word occurs in the text, or one that is like it. */
export function matchesWords(text: Text, words: SearchWord[], similar?: SimilarWords): RawBuilder<boolean> {
  return everyWord(words, ([typed]) =>
    [typed, ...(similar?.get(typed) ?? [])].map((word) => sql`${text} like ${likePattern(word)}`),
  )
}

const MIN_SIMILARITY = 0.5

/** Every word is like one of the text. No index serves this. */
export function resemblesWords(text: Text, words: SearchWord[]): RawBuilder<boolean> {
  return everyWord(words, (word) => [
    sql`${text} like ${likePattern(word[0])}`,
    ...(canBeMisspelt(word) ? [sql<boolean>`word_similarity(${word[0]}, ${text}) >= ${MIN_SIMILARITY}`] : []),
  ])
}

/** Every word begins a word of the text. Trigrams of two letters at the beginning of a word are in the index too. */
export function beginWords(text: Text, words: SearchWord[]): RawBuilder<boolean> {
  return everyWord(words, ([word]) => {
    const pattern = likePattern(word)
    return [sql`${text} like ${pattern.slice(1)}`, sql`${text} like ${`% ${pattern.slice(1)}`}`]
  })
}

/** One of the conditions holds for each word. */
function everyWord(
  words: SearchWord[],
  listConditions: (word: SearchWord) => RawBuilder<boolean>[],
): RawBuilder<boolean> {
  const conditions = words.map((word) => sql`(${sql.join(listConditions(word), sql` or `)})`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Digits are compared exactly, and shorter words are similar to too many. */
export const canBeMisspelt = ([typed]: SearchWord): boolean => typed.length >= 3 && !/\p{N}/u.test(typed)

/** Sorts the most similar first. */
export function rankBySimilarity(text: Text, words: SearchWord[]): RawBuilder<number> {
  const similarities = words.map(([word]) => sql`word_similarity(${word}, ${text})`)
  return sql<number>`-(${sql.join(similarities, sql` + `)})`
}
