import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { permissionSetsApi } from '../contract/permission-sets.contract.ts'
import type { Catalogue } from './catalogue.ts'
import { addSet, removeSet, updateSet } from './change-sets.ts'
import { readSets } from './read-sets.ts'

export const permissionSetsRoutes = (catalogue: Catalogue) => async (app: FastifyInstance) => {
  serve(app, permissionSetsApi.list, (ctx) => readSets(ctx, catalogue))
  serve(app, permissionSetsApi.add, (ctx, { body }) => addSet(ctx, catalogue, body))
  serve(app, permissionSetsApi.update, (ctx, { params, body }) => updateSet(ctx, catalogue, params.id, body))
  serve(app, permissionSetsApi.remove, (ctx, { params }) => removeSet(ctx, catalogue, params.id))
}
