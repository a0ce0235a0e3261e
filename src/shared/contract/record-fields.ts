import * as z from 'zod/mini'
import type { MessageKey } from './messages.ts'
import { blankable } from './scalars.ts'

type Schema = z.core.$ZodType

type RecordField = {
  /** The catalogue key of the label in forms and in the audit trail: `students:fname`. */
  label: MessageKey
  /** Personal data is stored apart in the audit trail, so that it can be erased. */
  personal: boolean
  /**
   * `always`: required in every form, never null. `inForms`: required in every form, null in some records.
   * `atCreation`: required when the record is created, may be cleared later. `optional`: never required.
   */
  required: 'always' | 'inForms' | 'atCreation' | 'optional'
  /** How forms, pages and files show the value. A line of text if absent. */
  kind?: 'phone' | 'email' | 'link' | 'lines' | 'day' | 'rupees'
  /** The label of each value of a choice, in the order of forms. */
  labels?: Readonly<Record<string, MessageKey>>
  /** The schema of the value that the API returns, if it is not text. */
  output?: Schema
}

export type Field = RecordField & {
  input: Schema
}

export type RecordFields = Record<string, RecordField>

export type Fields = Record<string, Field>

export type FieldName<F extends RecordFields> = keyof F & string
export type PersonalField<F extends RecordFields> = {
  [Name in FieldName<F>]: F[Name]['personal'] extends true ? Name : never
}[FieldName<F>]

type Blankable<S extends Schema> = ReturnType<typeof blankable<S>>
type Output<F extends RecordField> = F extends { output: infer S extends Schema } ? S : z.ZodMiniString<string>

/** Returns one schema per field. `Shape` states in types what `toSchema` returns. */
function mapFields<F extends RecordField, Shape>(fields: Record<string, F>, toSchema: (field: F) => Schema): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)])) as Shape
}

/** Describes the body that creates a record: optional fields may be absent or blank. */
export function creationShape<F extends Fields>(fields: F) {
  return mapFields<
    Field,
    {
      [Name in keyof F]: F[Name]['required'] extends 'optional' ? Blankable<F[Name]['input']> : F[Name]['input']
    }
  >(fields, ({ required, input }) => (required === 'optional' ? blankable(input) : input))
}

/** Describes the body of an edit: an absent field stays unchanged, a blank one is cleared where that is allowed. */
export function changeShape<F extends Fields>(fields: F) {
  return mapFields<
    Field,
    {
      [Name in keyof F]: F[Name]['required'] extends 'optional' | 'atCreation'
        ? Blankable<F[Name]['input']>
        : z.ZodMiniOptional<F[Name]['input']>
    }
  >(fields, ({ required, input }) =>
    required === 'optional' || required === 'atCreation' ? blankable(input) : z.optional(input),
  )
}

export function recordShape<F extends RecordFields>(fields: F) {
  return mapFields<
    RecordField,
    {
      [Name in keyof F]: F[Name]['required'] extends 'always' ? Output<F[Name]> : z.ZodMiniNullable<Output<F[Name]>>
    }
  >(fields, ({ required, output = z.string() }) => (required === 'always' ? output : z.nullable(output)))
}

export const fieldNames = <F extends RecordFields>(fields: F): FieldName<F>[] => Object.keys(fields)

export function personalFields<F extends RecordFields>(fields: F): PersonalField<F>[] {
  return fieldNames(fields).filter((name) => fields[name]?.personal) as PersonalField<F>[]
}

export function labelsOf<F extends RecordFields>(fields: F) {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    [Name in FieldName<F>]: F[Name]['label']
  }
}

/** Returns the values of a form as typed, blank where the record has none: `fieldValues(BATCH_FIELDS, batch)`. */
export function fieldValues<F extends Fields>(
  fields: F,
  record: { [Name in FieldName<F>]?: string | number | boolean | null | undefined } = {},
): Record<FieldName<F>, string> {
  return Object.fromEntries(fieldNames(fields).map((name) => [name, String(record[name] ?? '')])) as Record<
    FieldName<F>,
    string
  >
}
