import { messagesOf } from '#shared/contract/messages.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import type { RestoreService } from './restore-service.ts'
import type { RestoreRequest } from './restore-state.ts'

const message = messagesOf<typeof en>('backup')

export const isRestoringAlready = () => new AppError(409, 'restoring', message('alreadyRequested'))

/** The app restarts after the response, and restores before it opens. 409: another restore was requested before. */
export function begin(restores: RestoreService, request: RestoreRequest): void {
  if (!restores.begin(request)) throw isRestoringAlready()
}
