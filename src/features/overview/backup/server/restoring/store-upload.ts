import { messagesOf } from '#shared/contract/messages.ts'
import { AppError, invalid } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import type { UploadPart, UploadState } from '../../contract/upload.contract.ts'
import { isRestoringAlready } from './begin.ts'
import type { RestoreService } from './restore-service.ts'

const message = messagesOf<typeof en>('backup')

/** 409: the part before is missing, the disk has too little space, or a restore was requested. 422: the file is no backup. */
export async function storeUpload(restores: RestoreService, part: UploadPart): Promise<UploadState> {
  if (!restores.isPossible) throw new AppError(409, 'no_restore', message('restoreElsewhere'))
  const stored = await restores.storePart(part)
  if (stored === 'partMissing') throw new AppError(409, 'part_missing', message('filePartMissing'))
  if (stored === 'noSpace') throw new AppError(409, 'no_space', message('noSpaceForFile'))
  if (stored === 'restoring') throw isRestoringAlready()
  if (stored === 'foreign') throw invalid({ '': { key: message('notABackup') } })
  return stored
}
