import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('fees')

const KEYS = new Map<string, MessageKey>([
  ['Cash', message('cash')],
  ['Online', message('online')],
  ['Others', message('others')],
  ['UPI', message('upi')],
  ['Card', message('card')],
  ['Bank transfer', message('bankTransfer')],
  ['Cheque', message('cheque')],
])

/** The label of a payment mode or of the mode of a part. Undefined for an unknown mode. */
export const payModeKey = (mode: string): MessageKey | undefined => KEYS.get(mode)
