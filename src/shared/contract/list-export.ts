import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
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

/** Describes the call that downloads a list as filtered and sorted, all pages. `what` names its records. */
export function exportOf<S extends Shape, Params extends z.core.$ZodType = z.ZodMiniUndefined>({
  what,
  ...list
}: Pick<Endpoint<Params>, 'path' | 'params'> & { what: string; query: z.ZodMiniObject<S, z.core.$strict> }) {
  const { page: _page, limit: _limit, totals: _totals, ...filters } = list.query.shape
  return {
    method: 'GET',
    path: list.path.replace(/(\/\{\w+\})?$/, '/export$1') as Endpoint['path'],
    summary: `Download ${what} as CSV or XLSX, as filtered and sorted, all pages`,
    ...(list.params && { params: list.params }),
    query: z.strictObject({ ...filters, ...format }) as unknown as ExportQuery<S>,
    file: 'application/octet-stream',
    timeoutSeconds: 30,
    result: FileContent,
  } as const
}

/** The most rows that can be ticked in a list. */
const MAX_CHOSEN = 500

const ChosenBody = body({
  ids: z
    .array(PathId, message('noneTicked'))
    .check(z.minLength(1, message('noneTicked')), z.maxLength(MAX_CHOSEN, message('tooManyTicked'))),
  ...format,
})

export type ChosenExport = Endpoint<
  z.ZodMiniUndefined,
  z.ZodMiniUndefined,
  typeof ChosenBody,
  typeof FileContent,
  'hr' | 'admin'
>

export const exportChosenOf = ({ path, what }: { path: string; what: string }) =>
  ({
    method: 'POST',
    path: `${path}/export` as Endpoint['path'],
    summary: `Download up to ${MAX_CHOSEN} ${what} by id as CSV or XLSX`,
    body: ChosenBody,
    file: 'application/octet-stream',
    timeoutSeconds: 30,
    result: FileContent,
  }) as const
