import { type FileHandle, open, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { FileContent } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { parseBackupName } from './backup-files.ts'
import type { BackupService } from './backup-service.ts'

const message = messagesOf<typeof en>('backup')

/** The audit trail names who has a copy of all data. 404: this process has no backup of that name. */
export async function downloadBackup(
  ctx: Ctx<Actor>,
  { directory }: Pick<BackupService, 'directory'>,
  name: string,
): Promise<FileContent> {
  const parsed = parseBackupName(name)
  if (directory === null || parsed === undefined) throw notFound(message('noSuchFile'))
  const path = join(directory, name)
  const file = (await isFile(path)) ? await open(path).catch(() => undefined) : undefined
  if (file === undefined) throw notFound(message('noSuchFile'))
  const content = await recordDownload(ctx, file, `${hostname()}:${path}`)
  // Not one that is compressed again on its way: browsers would save the content of a gzip file.
  return { name, content, type: parsed.encrypted ? 'application/x-age' : 'application/gzip' }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

async function recordDownload(ctx: Ctx<Actor>, file: FileHandle, place: string): Promise<AsyncIterable<Uint8Array>> {
  try {
    await inTx(ctx.db, (tx) =>
      audit(tx, ctx, { action: 'backup.download', record: 'backup', recordId: uuid(), after: { place } }),
    )
    // Closes the file at its end.
    return file.createReadStream()
  } catch (error) {
    await file.close()
    throw error
  }
}
