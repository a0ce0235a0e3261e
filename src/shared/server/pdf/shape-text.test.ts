import { expect, test } from 'vitest'
import { fontName, splitIntoRuns } from './fonts.ts'
import { loadShaper, shapeText } from './shape-text.ts'

test.each(['क्षि', 'தொ', 'శ్రీ', 'ಶ್ರೀ', 'ശ്രീ', 'শ্রী', 'શ્રી', 'ਸਿੰ', 'ଶ୍ରୀ', 'محمد'])(
  'shapeText writes %s with the glyphs of its own font',
  async (text) => {
    await loadShaper(text)
    const [run, ...others] = splitIntoRuns(text)

    const { glyphs, width } = shapeText(fontName(run!.font, 400), text)

    expect(others).toEqual([])
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
    expect(width).toBeGreaterThan(0)
  },
)

test('shapeText joins a conjunct, and puts a vowel sign before its consonant', async () => {
  await loadShaper('क्षि')
  const [{ font } = { font: undefined }] = splitIntoRuns('क्षि')
  const idsOf = (text: string) => shapeText(fontName(font!, 400), text).glyphs.map(({ id }) => id)

  expect(idsOf('क्षि')).toEqual([expect.any(Number), ...idsOf('क्ष')])
  expect(idsOf('क्ष')).toHaveLength(1)
})

test('Latin text is not shaped', () => {
  expect(splitIntoRuns('Łukasz Rao').some(({ font }) => font.isShaped)).toBe(false)
})
