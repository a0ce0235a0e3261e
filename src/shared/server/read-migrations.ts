import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../../db/migrations/', import.meta.url)

export type MigrationFile = {
  name: string
  /** Leaves out what concerns the application role, which has another name in each database. */
  sql: string
  /** Grants to and revocations from the role `munshi_app`, the name of the application role in migrations. */
  privileges: string[]
  hash: string
}

export function readMigrations(): MigrationFile[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('\r\n', '\n')
      return { name: name.replace(/\.sql$/, ''), ...splitMigration(text), hash: hashMigration(text) }
    })
}

const PRIVILEGE = /^(?:grant|revoke)\b[^;]*\b(?:to|from) munshi_app;\n?/gm
const ROLE_CREATION =
  /^do \$\$(?:(?!\$\$;)[^])*create role munshi_app(?:(?!\$\$;)[^])*\$\$;\ngrant munshi_app to current_user;\n/m

export function splitMigration(text: string): Pick<MigrationFile, 'sql' | 'privileges'> {
  return {
    sql: text.replace(ROLE_CREATION, '').replaceAll(PRIVILEGE, ''),
    privileges: text.match(PRIVILEGE)?.map((statement) => statement.trim()) ?? [],
  }
}

/** Ignores line endings, which a checkout on Windows may change. */
export const hashMigration = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
