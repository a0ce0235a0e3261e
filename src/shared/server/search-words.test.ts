import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each<[string, string[][]]>([
  ['Esempio  Āditya', [['esempio'], ['aditya']]],
  ['Rao, Asha', [['rao'], ['asha']]],
  ['C++', [['c++']]],
  ['2026-27/000012', [['2026 27/000012']]],
  ['B-12', [['b 12']]],
  ['+91 098765 43210', [['9876543210']]],
  ['+1 415 555 2671', [['+14155552671']]],
  ['98765-432', [['98765 432', '98765432']]],
  ['+91 98765', [['98765']]],
  ['+9198765', [['+9198765', '98765']]],
  ['asha 098765', [['asha'], ['098765', '98765']]],
  ['D’Souza', [['dsouza']]],
  ['', []],
  [' , - % ', []],
  ['+91', []],
])('searchWords(%j)', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})
