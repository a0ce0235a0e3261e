import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Lists the columns of all tables, `table.column`, in which a value matches, ignoring case: of bytes, their letters or
 * their hex digits. Runs as the owner, who reads every table.
 */
export async function scanTables(ownerUrl: string, expression: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; column: string; statement: string }>(`
      select c.relname as table, a.attname as column,
        format('select exists (select from %I.%I where %s) as found', n.nspname, c.relname,
          case when a.atttypid = 'bytea'::regtype then format('encode(%1$I, ''escape'') ~* $1 or encode(%1$I, ''hex'') ~* $1', a.attname)
            else format('%I::text ~* $1', a.attname) end) as statement
      from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'test_support')
      order by 1, 2`)
    const matching: string[] = []
    for (const { table, column, statement } of rows) {
      const { rows: answer } = await client.query<{ found: boolean }>(statement, [expression])
      if (answer[0]?.found) matching.push(`${table}.${column}`)
    }
    return matching
  } finally {
    await client.end()
  }
}

/** Lists the names of the files whose text matches, also across the soft line breaks of mails. */
export async function scanFiles(directory: string, expression: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => [name, await readFile(join(parentPath, name), 'utf8')] as const),
  )
  const plain = (text: string) => text.replaceAll('=\r\n', '')
  return texts.filter(([, text]) => new RegExp(expression, 'i').test(plain(text))).map(([file]) => file)
}
