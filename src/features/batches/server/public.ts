import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('batches')

/** The id of a batch by its code, held so that it cannot be deleted meanwhile; a code that is none is refused at its field. */
export async function lockBatchByCode(tx: Tx, code: string, field: string): Promise<string> {
  const batch = await tx
    .selectFrom('batch')
    .select('id')
    .where('code_key', '=', keyOf(code))
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!batch) throw invalidField(field, message('unknownBatch'))
  return batch.id
}
