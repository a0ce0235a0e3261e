import { expect, test } from 'vitest'
import { fillPlaceholders, findUnknownPlaceholders, PLACEHOLDERS } from './placeholders.ts'

const VALUES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])) as Record<
  (typeof PLACEHOLDERS)[number],
  string
>

test('findUnknownPlaceholders names each unknown placeholder once', () => {
  expect(findUnknownPlaceholders('{name} {nmae} {} {nmae} {toString}')).toEqual(['nmae', '', 'toString'])
})

test('fillPlaceholders replaces every placeholder, in Devanagari text too', () => {
  expect(fillPlaceholders('{name} ने {course} पूरा किया, {name}', VALUES)).toBe('<name> ने <course> पूरा किया, <name>')
})

test('fillPlaceholders leaves braces and dollar signs in a value as they are', () => {
  expect(fillPlaceholders('{name}, {course}', { ...VALUES, name: '{course} $&' })).toBe('{course} $&, <course>')
})
