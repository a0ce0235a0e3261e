import type * as z from 'zod/mini'
import { PreviewBody } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import { parseInput } from '#shared/contract/issue-messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

export const NO_CHANGE = {
  batch: '',
  movedOn: '',
  isCompleted: '',
  isPlaced: '',
  endDate: '',
  clearEndDate: '',
  instalments: '',
  firstDue: '',
  remind: '',
}
export type ChangeValues = typeof NO_CHANGE
type Change = Omit<z.input<typeof PreviewBody>, 'students'>

/** Leaves out the blank fields. */
export function toChange({ remind, clearEndDate, movedOn, ...values }: ChangeValues): Change {
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
  return {
    ...entered,
    ...(values.batch !== '' && movedOn.trim() !== '' && { movedOn }),
    ...(clearEndDate !== '' && { endDate: null }),
    ...(remind !== '' && { remind: true }),
  } as Change
}

/** Leaves out the fields that are not valid yet, for the preview while somebody types. */
export function toValidChange(values: ChangeValues): Change {
  const change = toChange(values)
  const { messages = {} } = parseInput(PreviewBody, { students: [ABSENT_ID], ...change })
  const invalid = new Set(Object.keys(messages))
  if (invalid.has('instalments') || invalid.has('firstDue')) invalid.add('instalments').add('firstDue')
  return Object.fromEntries(Object.entries(change).filter(([name]) => !invalid.has(name)))
}
