import { messagesOf } from '#shared/contract/messages.ts'
import { PathId } from '#shared/contract/scalars.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('expenses')

/** Returns the category's id with a key-share lock, so that it is not deleted meanwhile. 422: no such category. */
export async function lockReferencedCategory(tx: Tx, ledger: string): Promise<string> {
  const category = await tx
    .selectFrom('expense_category')
    .select('id')
    .where('id', '=', PathId.parse(ledger))
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!category) throw invalidField('ledger', message('unknownCategory'))
  return category.id
}
