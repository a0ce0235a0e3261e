import { limitOf, type Permitted } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { beyondLimit } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { may } from '../contract/permissions.ts'

const message = messagesOf<typeof en>('expenses')

/** In rupees, for each expense of an import: nothing for those who may not record expenses. */
export const limitOfImportedExpenses = (actor: Permitted): number =>
  may(actor, 'expenses.record') ? limitOf(actor, 'expenses.record') : 0

/** 422: one expense is above the caller's limit. */
export function assertWithinLimit(actor: Permitted, amount: number): void {
  const max = limitOf(actor, 'expenses.record')
  if (amount > max) throw beyondLimit('amount', message('aboveLimit'), { sum: max })
}
