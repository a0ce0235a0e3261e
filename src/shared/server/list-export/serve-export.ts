import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, Role } from '#shared/contract/endpoint.ts'
import type { ChosenExport, ExportFormat } from '#shared/contract/list-export.ts'
import type { FileContent } from '#shared/contract/scalars.ts'
import type { Actor } from '../actor.ts'
import type { Ctx } from '../ctx.ts'
import { serve } from '../serve.ts'
import { type ExportColumns, exportRows } from './export-rows.ts'

type Schema = z.core.$ZodType
type ExportEndpoint<P extends Schema, Q extends Schema> = Endpoint<P, Q, z.ZodMiniUndefined, typeof FileContent, Role>
type Paging = { page: number; limit: number }

type ExportedList<Params, Query, Row> = {
  /** The file name without day and extension. */
  name: string
  columns: ExportColumns<Row>
  /** Reads a page of the list, without totals. */
  read: (
    ctx: Ctx<Actor>,
    query: Omit<Query, 'format'> & Paging & { totals: 'false' },
    params: Params,
  ) => Promise<readonly Row[]>
}

/** Serves the file of a list: all pages that `read` returns. */
export function serveExport<P extends Schema, Q extends Schema, Row extends object>(
  app: FastifyInstance,
  endpoint: ExportEndpoint<P, Q>,
  { name, columns, read }: ExportedList<z.output<P>, z.output<Q>, Row>,
) {
  serve(app, endpoint, (ctx, { query, params }) => {
    const { format, ...filters } = query as z.output<Q> & { format: ExportFormat }
    const readPage = (db: Ctx['db'], paging: Paging) =>
      read({ ...ctx, db }, { ...filters, ...paging, totals: 'false' }, params)
    return exportRows(ctx, { name, format, filters, columns, readPage })
  })
}

type ChosenRows<Row> = Pick<ExportedList<unknown, unknown, Row>, 'name' | 'columns'> & {
  read: (ctx: Ctx<Actor>, ids: readonly string[]) => Promise<readonly Row[]>
}

/** Serves the file of the ticked rows, which are at most one page. */
export function serveChosenExport<Row extends object>(
  app: FastifyInstance,
  endpoint: ChosenExport,
  { name, columns, read }: ChosenRows<Row>,
) {
  serve(app, endpoint, (ctx, { body: { ids, format } }) => {
    const filters = { ticked: ids.length }
    const readPage = async (db: Ctx['db'], { page }: Paging) => (page === 1 ? read({ ...ctx, db }, ids) : [])
    return exportRows(ctx, { name, format, filters, columns, readPage })
  })
}
