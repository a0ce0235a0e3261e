import type { ExportColumn } from '#shared/contract/list-export.ts'
import type { FieldName, RecordFields } from '#shared/contract/record-fields.ts'

/**
 * Creates a column for each field of a record, under the label that the field has in forms. `details` overrides what
 * the field declares.
 */
export function columnsOf<F extends RecordFields>(
  fields: F,
  details: { [Name in FieldName<F>]?: Omit<ExportColumn, 'label'> } = {},
): { [Name in FieldName<F>]: ExportColumn } {
  const columns = Object.entries(fields).map(([name, { label, kind, labels }]) => [
    name,
    {
      label,
      ...(kind === 'day' && { type: 'day' }),
      ...(kind === 'rupees' && { type: 'money' }),
      ...(labels && { values: labels }),
      ...details[name as FieldName<F>],
    },
  ])
  return Object.fromEntries(columns) as { [Name in FieldName<F>]: ExportColumn }
}
