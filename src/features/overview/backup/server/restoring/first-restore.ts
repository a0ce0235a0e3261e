import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import type { RequestFirstRestore } from '../../contract/first-restore.contract.ts'
import { UPLOADED } from '../../contract/upload.contract.ts'
import { findLastReceipt } from '../known-numbers.ts'
import { beginRestore, checkAnswers, readBackup } from './request-restore.ts'
import type { RestoreService } from './restore-service.ts'

const message = messagesOf<typeof en>('backup')

/** Restores in place of the first run. Nothing is lost, so it asks for the last printed receipt only. */
export async function requestFirstRestore(
  restores: RestoreService,
  body: Omit<RequestFirstRestore, 'code'>,
): Promise<{ restarting: boolean }> {
  const found = await readBackup(restores, { ...body, file: UPLOADED })
  if (findLastReceipt(found.manifest) !== undefined && body.lastReceipt === undefined)
    throw invalidField('lastReceipt', message('lastPrintedMissing'))
  await checkAnswers(restores, found, body)
  beginRestore(restores, found, body)
  return { restarting: true }
}
