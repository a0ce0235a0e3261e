import { messagesOf } from '#shared/contract/messages.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { shareCategory } from './categories.sql.ts'

const message = messagesOf<typeof en>('expenses')

/** Returns the category's id with a key-share lock, so that it is not deleted meanwhile. 422: no such category. */
export async function lockReferencedCategory(tx: Tx, ledger: string): Promise<string> {
  const id = PathId.parse(ledger)
  if (!(await shareCategory(tx, id))) throw invalidField('ledger', message('unknownCategory'))
  return id
}
