import type { RawBuilder } from 'kysely'
import type { SearchWord } from '#shared/server/search-words.ts'
import { slot } from '#shared/server/slot.ts'

/** The condition on `student as s` if the word is a whole receipt number, else none. */
export const foundByReceipt = slot<(word: SearchWord) => RawBuilder<boolean>[]>('students found by a receipt number')
