import { sql } from 'kysely'
import { likePattern } from '#shared/server/like-pattern.ts'
import type { Db } from '#shared/server/db.ts'
import type { SearchWord } from '#shared/server/search-words.ts'
import { canBeMisspelt, type SimilarWords } from './match-words.sql.ts'

/** How many similar words replace a misspelt one, and how much less similar than the best of them they can be. */
const LIMIT = 8
const MAX_DIFFERENCE = 0.2
/**
 * Letters by which a word is found. Each one more is another list of the index, also where the word is certain already.
 */
const LENGTH = 8

/** Compares words by trigrams. */
export async function findSimilarWords(db: Db, words: SearchWord[]): Promise<SimilarWords> {
  const found = await Promise.all(
    words.filter(canBeMisspelt).map(async ([typed]) => [typed, await listSimilar(db, typed)] as const),
  )
  return new Map(found.filter(([, words]) => words.length > 0))
}

async function listSimilar(db: Db, typed: string): Promise<string[]> {
  const isSwapped = sql<boolean>`(${sql.join(
    swapNeighbours(typed).map((word) => sql`word like ${likePattern(word).slice(1)}`),
    sql` or `,
  )})`
  const { rows } = await sql<{ word: string; likeness: number }>`
    select word, case when ${isSwapped} then 1 else similarity(word, ${typed}) end as likeness
    from name_word where word % ${typed} or ${isSwapped}
    group by word order by likeness desc, word limit ${LIMIT}`.execute(db)
  const [best] = rows
  const likeBest = rows.filter(({ likeness }) => best && likeness >= best.likeness - MAX_DIFFERENCE)
  return likeBest.map(({ word }) => word.slice(0, LENGTH))
}

/** Trigrams do not recognise a short word of which two neighbouring letters are swapped. */
const swapNeighbours = (word: string): string[] =>
  Array.from(word.slice(1), (_, index) => word.replace(new RegExp(`^(.{${index}})(.)(.)`, 'u'), '$1$3$2'))
