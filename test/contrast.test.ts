import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('../src/shared/web/tokens.css', import.meta.url), 'utf8')
const [light, dark] = source
  .split("[data-mantine-color-scheme='dark']")
  .map((block) =>
    Object.fromEntries([...block.matchAll(/--([\w-]+): #([\da-f]{6});/g)].map(([, name, hex]) => [name, hex])),
  )
const SCHEMES = { light, dark }

const SURFACES = ['ground', 'rail', 'surface', 'sunken', 'hover', 'selected']
const CHARTS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-now', 'chart-1-soft']
const TONES = ['green', 'amber', 'red', 'grey', 'accent']

/** Text and its background: 4.5:1, WCAG 1.4.3. */
const TEXT_PAIRS = [
  ...SURFACES.flatMap((surface) => ['text', 'text-2', 'text-3'].map((text) => [text, surface])),
  ...['surface', 'ground', 'hover', 'selected', 'rail'].map((surface) => ['accent-ink', surface]),
  ...TONES.map((tone) => [`${tone}-ink`, `${tone}-soft`]),
  ...TONES.map((tone) => [`${tone}-ink`, 'surface']),
  ...['accent', 'accent-hover'].map((surface) => ['on-accent', surface]),
  ...['green-solid', 'amber-solid', 'red-solid'].map((surface) => ['surface', surface]),
]

/** Borders of fields, focus and parts of charts: 3:1, WCAG 1.4.11. */
const PART_PAIRS = [
  ...['surface', 'ground', 'sunken'].flatMap((surface) =>
    ['field-line', 'focus', 'accent'].map((part) => [part, surface]),
  ),
  ...CHARTS.map((part) => [part, 'surface']),
]

test.each(Object.entries(SCHEMES))('tokens, %s scheme: every pair of colours has its contrast', (_name, tokens) => {
  const tooLow = [
    ...TEXT_PAIRS.map((pair) => ({ pair, least: 4.5 })),
    ...PART_PAIRS.map((pair) => ({ pair, least: 3 })),
  ]
    .map(({ pair: [a = '', b = ''], least }) => ({
      pair: `${a} on ${b}`,
      contrast: getContrast(tokens?.[a], tokens?.[b]),
      least,
    }))
    .filter(({ contrast, least }) => !(contrast >= least))
  expect(tooLow).toEqual([])
})

function getContrast(a: string | undefined, b: string | undefined): number {
  const [lighter = NaN, darker = NaN] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => y - x)
  return Number(((lighter + 0.05) / (darker + 0.05)).toFixed(2))
}

function getLuminance(hex = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
