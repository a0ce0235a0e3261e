import { limitOf, type Permitted } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('expenses')

/** 422: one expense is above the caller's limit. */
export function assertWithinLimit(actor: Permitted, amount: number): void {
  const max = limitOf(actor, 'expenses.record')
  if (amount > max) throw invalidField('amount', message('aboveLimit'), { sum: max })
}
