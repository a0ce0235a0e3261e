import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldText } from '#shared/contract/fold-text.ts'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

async function foldInDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select fold_text(value) as folded from unnest(${texts}::text[]) with ordinality t (value, n) order by n`.execute(
    api.db,
  )
  return rows.map(({ folded }) => folded)
}

const SAME: [string, ...string[]][] = [
  ['dsouza', "D'Souza", 'D’Souza', 'D‘Souza', 'D´Souza', 'D`Souza', 'Dʼsouza', 'DSOUZA'],
  ['lukasz', 'Łukasz', 'Lukasz'],
  ['soren', 'Søren', 'Sören', 'SOREN', 'S\u00adoren'],
  ['strasse', 'Straße', 'STRAẞE', 'Strasse', 'Stra\u200bße'],
  ['anna maria', 'Anna-Maria', 'Anna\u2011Maria', 'Anna – Maria', 'Anna\u00a0Maria', 'Anna\u3000 Maria', 'Anna−Maria'],
  ['aether', 'Æther', 'ÆTHER'],
  ['οδοσ', 'ΟΔΟΣ', 'οδος'],
  ['कविता', 'कविता', 'कवि\u200cता'],
  ['batch 2026', 'Batch २०२६', 'Batch-২০২৬', 'BATCH ੨੦੨੬', 'batch ૨૦૨૬', 'batch ୨୦୨୬', 'batch ௨௦௨௬', 'batch ౨౦౨౬'],
  ['9870 1345', '೯೮೭೦ ೧೩೪೫', '൯൮൭൦ ൧൩൪൫', '٩٨٧٠ ١٣٤٥', '۹۸۷۰ ۱۳۴۵', '९८७०-१३४५'],
  ['istanbul', 'İstanbul', 'ıstanbul', 'ISTANBUL'],
]

test.each(SAME)('foldText and fold_text turn into %j what reads as it', async (folded, ...texts) => {
  expect(texts.map(foldText)).toEqual(texts.map(() => folded))
  expect(await foldInDatabase(texts)).toEqual(texts.map(() => folded))
})

test('foldText keeps vowel signs and letters that are not the same apart', () => {
  expect(new Set(['कविता', 'कवता', 'தமிழ்', 'தமழ', 'ana', 'anna'].map(foldText)).size).toBe(6)
})

/** Latin to Arabic, Indic scripts, punctuation and symbols, and full-width letters. */
const BLOCKS = [
  [0x20, 0x7f],
  [0xa0, 0x600],
  [0x900, 0xdff],
  [0x1e00, 0x2260],
  [0xff00, 0xffef],
] as const

test('fold_text folds as foldText does, and twice as once, whatever the text', async () => {
  const letters = fc.oneof(...BLOCKS.map(([min, max]) => fc.integer({ min, max }).map((n) => String.fromCodePoint(n))))
  const texts = fc.sample(fc.string({ unit: letters, minLength: 1, maxLength: 8 }), 5000)

  const folded = await foldInDatabase(texts)

  const rows = texts.map((text, index) => ({ text, folded: folded[index] ?? '' }))
  expect(rows.filter((row) => foldText(row.text) !== row.folded)).toEqual([])
  expect(rows.filter((row) => foldText(row.folded) !== row.folded)).toEqual([])
})
