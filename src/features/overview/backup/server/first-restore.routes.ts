import type { FastifyInstance } from 'fastify'
import type { SetupGate } from '#features/overview/setup/server/public.ts'
import { serve } from '#shared/server/serve.ts'
import { firstRestoreApi } from '../contract/first-restore.contract.ts'
import { UPLOADED } from '../contract/upload.contract.ts'
import { requestFirstRestore } from './restoring/first-restore.ts'
import { previewRestore } from './restoring/request-restore.ts'
import type { RestoreService } from './restoring/restore-service.ts'
import { storeUpload } from './restoring/store-upload.ts'

type Services = { restores: RestoreService; gate: SetupGate }

/** Each call checks the set-up code. */
export const firstRestoreRoutes =
  ({ restores, gate }: Services) =>
  async (app: FastifyInstance) => {
    serve(app, firstRestoreApi.status, async ({ db }, { body }) => {
      await gate.check(db, body.code)
      return { possible: restores.isPossible, failure: restores.readFailure() ?? null }
    })
    serve(app, firstRestoreApi.send, async ({ db }, { body: { code, ...part } }) => {
      await gate.check(db, code)
      return storeUpload(restores, part)
    })
    serve(app, firstRestoreApi.preview, async (ctx, { body: { code, ...keys } }) => {
      await gate.check(ctx.db, code)
      return previewRestore(ctx, restores, { ...keys, file: UPLOADED })
    })
    serve(app, firstRestoreApi.request, async ({ db }, { body: { code, ...request } }) => {
      await gate.check(db, code)
      const result = await requestFirstRestore(restores, request)
      gate.closeForRestore()
      return result
    })
  }
