import pg from 'pg'
import { buildSettingStatements } from './session-settings.ts'

/** Returns SQL for a database administrator, with what to do afterwards. */
export function buildRoleScript({ database, owner, role }: { database: string; owner: string; role: string }): string {
  const [quotedRole, quotedDatabase] = [pg.escapeIdentifier(role), pg.escapeIdentifier(database)]
  return [
    '',
    '-- As a superuser, or as a role that may create roles:',
    `create role ${quotedRole} login password 'choose a password';`,
    ...buildSettingStatements(quotedRole, database).map((statement) => `${statement};`),
    `-- As ${owner}, or as a superuser:`,
    `grant connect on database ${quotedDatabase} to ${quotedRole};`,
    `revoke connect, temporary on database ${quotedDatabase} from public;`,
    '-- Then start Munshi with two URLs. It grants the role what it needs, at every start:',
    `-- DATABASE_URL=postgres://${encodeURIComponent(role)}:…@host:5432/${encodeURIComponent(database)}`,
    `-- DATABASE_OWNER_URL=postgres://${encodeURIComponent(owner)}:…@host:5432/${encodeURIComponent(database)}`,
    '',
  ].join('\n')
}
