import type pg from 'pg'
import type { Tx } from '#shared/server/db.ts'
import type { Calendar } from './calendar.ts'
import { copyInto, type Row } from './copy-into.ts'
import type { Random } from './random.ts'
import type { ExistingData } from './read-existing-data.sql.ts'

export type LoadContext = { tx: Tx; client: pg.Client; random: Random; calendar: Calendar; existing: ExistingData }

/** Approximate number of rows per COPY, to limit memory. */
export const ROWS_PER_COPY = 5000

/** Where entries are linked already, an entry of the past would read as added later. There, these are recorded now. */
export const copyEntries = (
  { client, calendar, existing }: Pick<LoadContext, 'client' | 'calendar' | 'existing'>,
  entries: readonly Row<'audit_entry'>[],
): Promise<void> =>
  copyInto(
    client,
    'audit_entry',
    existing.hasLinkedEntries ? entries.map((entry) => ({ ...entry, at: calendar.now })) : entries,
  )
