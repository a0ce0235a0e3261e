import { readFileSync, truncateSync } from 'node:fs'
import type pg from 'pg'

/** The planner's statistics of a database with 100,000 students. `npm run statistics` writes the file. */
export const STATISTICS_FILE = 'src/testing/server/planner-statistics.json'

type Relation = { name: string; kind: 'r' | 'i'; pages: number; tuples: number; visible: number }
type PlannerStatistics = { relations: Relation[]; columns: object[] }

export function readStatistics(): PlannerStatistics {
  return JSON.parse(readFileSync(STATISTICS_FILE, 'utf8')) as PlannerStatistics
}

export async function collectStatistics(client: pg.Client): Promise<PlannerStatistics> {
  const { rows: relations } = await client.query<Relation>(`
    select relname as name, relkind as kind, relpages as pages, reltuples as tuples, relallvisible as visible
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') order by relname`)
  const { rows: columns } = await client.query<object>(`
    select tablename as name, pg_stats.attname as column, null_frac, avg_width, n_distinct, correlation,
      most_common_vals::text, most_common_freqs, ${HISTOGRAM} as histogram_bounds,
      most_common_elems::text, most_common_elem_freqs, elem_count_histogram
    from pg_stats join pg_attribute on attrelid = tablename::regclass and pg_attribute.attname = pg_stats.attname
    where schemaname = 'public' order by tablename, pg_stats.attname`)
  return { relations, columns }
}

/** Ids and hashes are compared for equality, which needs no histogram. They would be half of the file. */
const HISTOGRAM = `case when atttypid not in ('uuid'::regtype, 'bytea'::regtype) then histogram_bounds::text end`

/**
 * Makes the planner of an empty database, whose client is its superuser, plan as if it held the data. The planner
 * scales the number of rows by the size of the file, so files are extended without using the disk; PostgreSQL takes the
 * zeros for unused pages. Tables and indexes that the database does not have are left out.
 */
export async function restoreStatistics(client: pg.Client, { relations, columns }: PlannerStatistics): Promise<void> {
  await client.query(RESTORE_RELATIONS, [JSON.stringify(relations)])
  await client.query(RESTORE_COLUMNS, [JSON.stringify(columns)])
  const { rows } = await client.query<{ path: string; pages: number }>(`
    select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path, relpages as pages
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relpages > 1`)
  for (const { path, pages } of rows) truncateSync(path, pages * PAGE_BYTES)
}

const PAGE_BYTES = 8192

const RESTORE_RELATIONS = `
  select pg_restore_relation_stats('schemaname', 'public', 'relname', s.name,
    'relpages', s.pages, 'reltuples', s.tuples, 'relallvisible', s.visible)
  from json_to_recordset($1) as s (name text, pages int, tuples real, visible int)
  where to_regclass('public.' || quote_ident(s.name)) is not null`

const RESTORE_COLUMNS = `
  select pg_restore_attribute_stats('schemaname', 'public', 'relname', s.name, 'attname', s.column, 'inherited', false,
    'null_frac', s.null_frac, 'avg_width', s.avg_width, 'n_distinct', s.n_distinct, 'correlation', s.correlation,
    'most_common_vals', s.most_common_vals, 'most_common_freqs', s.most_common_freqs,
    'histogram_bounds', s.histogram_bounds, 'most_common_elems', s.most_common_elems,
    'most_common_elem_freqs', s.most_common_elem_freqs, 'elem_count_histogram', s.elem_count_histogram)
  from json_to_recordset($1) as s (name text, "column" text, null_frac real, avg_width int, n_distinct real,
    correlation real, most_common_vals text, most_common_freqs real[], histogram_bounds text, most_common_elems text,
    most_common_elem_freqs real[], elem_count_histogram real[])
  join pg_attribute on attrelid = to_regclass('public.' || quote_ident(s.name)) and attname = s.column and attnum > 0`
