import { PathId } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { holdCategory } from './categories.sql.ts'

const message = messagesOf<typeof en>('expenses')

/** The id of a category that an expense names, held so that it cannot be deleted meanwhile; 422 at its field for one that is none. */
export async function heldCategory(tx: Tx, ledger: string): Promise<string> {
  const id = PathId.parse(ledger)
  if (!(await holdCategory(tx, id))) throw invalidField('ledger', message('unknownCategory'))
  return id
}
