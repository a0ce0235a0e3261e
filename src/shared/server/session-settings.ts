import pg from 'pg'
import { queryOnce } from '#embedded-postgres/index.ts'

/** Stored with the role, because a connection pooler rejects or loses those that a client sends. */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '3s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  timezone: 'UTC',
}

export const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`)

export function buildSettingStatements(role: string, database: string): string[] {
  const target = `${role} in database ${pg.escapeIdentifier(database)}`
  return Object.entries(SESSION_SETTINGS).map(([name, value]) => `alter role ${target} set ${name} = '${value}'`)
}

/** Every role may change its own settings. They apply from the next connection on. */
export async function applySessionSettings(url: string, database: string): Promise<void> {
  const names = Object.keys(SESSION_SETTINGS)
  const [current = {}] = await queryOnce<Record<string, string>>(
    url,
    `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  )
  if (names.every((name) => current[name] === SESSION_SETTINGS[name])) return
  await queryOnce(url, buildSettingStatements('current_user', database).join(';'))
}
