import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('expenses')

/** 422 at `startsOn`: more than a year ago, so that a wrong year does not propose hundreds of expenses. */
export function assertStartDay(day: string, today: string): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  if (day < yearAgo) throw invalidField('startsOn', message('startsTooEarly'))
}
