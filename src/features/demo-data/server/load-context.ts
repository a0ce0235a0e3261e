import type pg from 'pg'
import type { Tx } from '#shared/server/db.ts'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'
import type { ExistingData } from './read-existing-data.ts'

export type LoadContext = { tx: Tx; client: pg.Client; random: Random; calendar: Calendar; existing: ExistingData }

/** Approximate number of rows per COPY, to limit memory. */
export const ROWS_PER_COPY = 5000
