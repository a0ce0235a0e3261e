import type pg from 'pg'
import type { Tx } from '#shared/server/db.ts'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'
import type { Standing } from './what-stands.ts'

/** What every part of a load works with. */
export type Loading = { tx: Tx; client: pg.Client; random: Random; calendar: Calendar; standing: Standing }

/** As many rows as go into one COPY, more or less: what is kept in memory stays small. */
export const AT_ONCE = 5000
