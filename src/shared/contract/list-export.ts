import * as z from 'zod/mini'
import { type Caller, endpoint, type Endpoint } from './endpoint.ts'
import { type MessageKey, messagesOf } from './messages.ts'
import type en from './messages/en.json'
import { body, FileContent, PathId } from './scalars.ts'

const message = messagesOf<typeof en>('shared')

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** `time`: an instant, written in the institute's time zone. */
export type ColumnType = 'text' | 'number' | 'money' | 'day' | 'time'

/** The label is a catalogue key. `values` has one for each value that is shown as a word. */
export type ExportColumn = { label: MessageKey; type?: ColumnType; values?: Readonly<Record<string, MessageKey>> }

const format = { format: z._default(z.enum(EXPORT_FORMATS), 'csv') }

type Shape = Record<string, z.core.$ZodType>
type ExportQuery<S extends Shape> = z.ZodMiniObject<
  Omit<S, 'page' | 'limit' | 'totals'> & typeof format,
  z.core.$strict
>

/**
 * Describes the call that downloads a list as filtered and sorted, all pages. `what` names its records. A list that HR
 * may not see is exported after the password is entered again.
 */
export function exportOf<
  S extends Shape,
  const Callers extends Caller,
  Params extends z.core.$ZodType = z.ZodMiniUndefined,
>(
  list: Pick<Endpoint<Params>, 'path' | 'params'> & { what: string; query: z.ZodMiniObject<S, z.core.$strict> },
  roles: readonly [Callers, ...Callers[]],
): Endpoint<Params, ExportQuery<S>, z.ZodMiniUndefined, typeof FileContent, Callers> & {
  query: ExportQuery<S>
} {
  const { page: _page, limit: _limit, totals: _totals, ...filters } = list.query.shape
  const query = z.strictObject({ ...filters, ...format }) as unknown as ExportQuery<S>
  const spec = endpoint({
    method: 'GET',
    path: list.path.replace(/(\/\{\w+\})?$/, '/export$1') as Endpoint['path'],
    summary: `Download ${list.what} as CSV or XLSX, as filtered and sorted, all pages`,
    roles,
    ...(list.params && { params: list.params }),
    query,
    file: 'application/octet-stream',
    ...(!roles.some((role) => role === 'hr') && { confirm: true as const }),
    timeoutSeconds: 30,
    result: FileContent,
  })
  return { ...spec, query }
}

/** The most rows that can be ticked in a list. */
const MAX_CHOSEN = 500

const ChosenBody = body({
  ids: z
    .array(PathId, message('noneTicked'))
    .check(z.minLength(1, message('noneTicked')), z.maxLength(MAX_CHOSEN, message('tooManyTicked'))),
  ...format,
})

/** Describes the call that downloads the ticked rows of a list. */
export function exportChosenOf<const Callers extends Caller>(
  { path, what }: { path: string; what: string },
  roles: readonly [Callers, ...Callers[]],
) {
  return endpoint({
    method: 'POST',
    path: `${path}/export` as Endpoint['path'],
    summary: `Download up to ${MAX_CHOSEN} ${what} by id as CSV or XLSX`,
    roles,
    body: ChosenBody,
    file: 'application/octet-stream',
    timeoutSeconds: 30,
    result: FileContent,
  })
}
