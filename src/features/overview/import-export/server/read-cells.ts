import { LANGUAGES, messagesOf } from '#shared/contract/messages.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { Translate } from '#shared/server/messages.ts'
import type { ImportFields } from '../contract/import-field.ts'
import type { DayOrder } from '../contract/imports.contract.ts'
import type en from '../contract/messages/en.json'
import type { KnownNames } from './known-names.ts'
import type { Mapping } from './match-columns.ts'
import { type Choices, hasLostDigits, isErrorCell, normalizeCell, splitPhones, toChoiceKey } from './normalize-cell.ts'

const message = messagesOf<typeof en>('import-export')

export type Layout = {
  mapping: Mapping
  /** The text of cells that are blank or have no column. */
  fixed: Record<string, string>
  dayOrder: DayOrder
  choices: Record<string, Choices>
  /** The stored names, for fields that name another record. */
  names: Record<string, KnownNames>
}
export type Errors = Record<string, MessageWithValues>

/** Returns the values of each choice by its label in any language, its value or a synonym. */
export function listChoices(fields: ImportFields, translate: Translate): Record<string, Choices> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { choices, synonyms = {} }]) => {
      if (choices === undefined) return []
      const labels = Object.entries(choices).flatMap(([value, label]) =>
        [value, ...LANGUAGES.map((language) => translate(language, label))].map(
          (text) => [toChoiceKey(text), value] as const,
        ),
      )
      return [[name, new Map([...Object.entries(synonyms), ...labels])]]
    }),
  )
}

/**
 * Returns the text of each field that is not blank in the format of its schema, and a message for each that is lost. A
 * second number in the cell of a phone is the other number, if that has no cell of its own.
 */
export function readCells<Name extends string>(
  cells: readonly string[],
  fields: Record<Name, ImportFields[string]>,
  { mapping, fixed, dayOrder, choices, names }: Layout,
): { texts: { [Field in Name]?: string }; lost: Errors } {
  const texts: { [Field in Name]?: string } = {}
  const lost: Errors = {}
  for (const name of new Set(Object.keys({ ...fixed, ...mapping })) as Set<Name>) {
    const cell = cells[mapping[name] ?? -1]?.trim() || (fixed[name] ?? '')
    if (hasLostDigits(cell)) lost[name] = { key: message('digitsLost'), values: {} }
    if (isErrorCell(cell)) lost[name] = { key: message('errorCell'), values: { error: cell } }
    if (cell === '') continue
    const text = normalizeCell(cell, fields[name], choices[name] ?? new Map(), dayOrder)
    texts[name] = names[name]?.find(text) ?? text
  }
  readPhones(texts)
  return { texts, lost }
}

type Phones = { contact?: string; altContact?: string; parentContact?: string; countryCode?: string }

/** A country code in its own column belongs to `contact`. */
function readPhones(texts: Phones): void {
  for (const name of ['parentContact', 'contact', 'altContact'] as const) {
    if (texts[name] === undefined) continue
    const [first, second] = splitPhones(texts[name])
    texts[name] = first
    if (second !== undefined) texts.altContact ??= second
  }
  const code = texts.countryCode?.replace(/^(?:\+|00)/, '')
  delete texts.countryCode
  if (code !== undefined && /^\d{1,3}$/.test(code) && texts.contact !== undefined && !/^(?:\+|00)/.test(texts.contact))
    texts.contact = `+${code}${texts.contact.replace(/^0/, '')}`
}
