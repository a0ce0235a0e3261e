import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { changeUrl, connectTimeout, PostgresClient, queryOnce, splitHosts } from '#embedded-postgres/index.ts'
import { applySessionSettings, SESSION_OPTIONS } from '#shared/server/session-settings.ts'
import { getSqlState } from '#shared/server/db.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { findExcessRights } from '#shared/server/find-excess-rights.ts'
import { grantPrivileges } from '#shared/server/grant-privileges.ts'
import { buildRoleScript } from '#shared/server/role-script.ts'
import { StartupError } from '#shared/server/startup-error.ts'

export type AppConnection = {
  /** The pool connects to it. */
  url: string
  /** Advice and SQL for an administrator. Empty if PostgreSQL restricts the connection as intended. */
  notes: string[]
}

type Names = { database: string; owner: string; role: string }

/**
 * Prepares the role that the application logs in as, after the migrations: `appUrl` names it, otherwise the owner
 * creates it. Grants what the role lacks, also in a database restored without its roles.
 */
export async function prepareAppRole(ownerUrl: string, appUrl?: string): Promise<AppConnection> {
  const client = new PostgresClient({ connectionString: ownerUrl, connectionTimeoutMillis: connectTimeout(5_000) })
  client.on('error', () => {})
  await client.connect()
  try {
    const names = await readNames(client, appUrl)
    const url = appUrl ?? (await createLoginRole(client, ownerUrl, names))
    if (url === undefined) return await connectAsOwner(client, ownerUrl, names)
    await assertLogin(url, names)
    await grantPrivileges(client, names.role)
    await applySessionSettings(url, names.database)
    return { url, notes: await describeExcess(url, names) }
  } finally {
    client.end().catch(() => {})
  }
}

async function readNames(client: pg.Client, appUrl: string | undefined): Promise<Names> {
  const { rows } = await client.query<Names>(
    `select current_database() as database, current_user as owner, (current_database() || '_app')::name::text as role`,
  )
  const [names = { database: '', owner: '', role: '' }] = rows
  return appUrl === undefined ? names : { ...names, role: getUser(appUrl) }
}

const getUser = (url: string) => decodeURIComponent(new URL(splitHosts(url)[0] ?? url).username)

/** Returns undefined if the owner may not create or change the role. */
async function createLoginRole(client: pg.Client, ownerUrl: string, names: Names): Promise<string | undefined> {
  const password = derivePassword(ownerUrl, names)
  if (password === undefined) return undefined
  const url = changeUrl(ownerUrl, (one) => Object.assign(one, { username: names.role, password }))
  if (await canLogIn(url)) return url
  try {
    await client.query((await listRoleStatements(client, names, password)).join(';'))
    return url
  } catch (error) {
    if (getSqlState(error) === INSUFFICIENT_PRIVILEGE) return undefined
    // Another process of the app has just created the role.
    if (await canLogIn(url)) return url
    throw error
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Changes a role only if the application made it, or if nobody can log in as it. */
async function listRoleStatements(client: pg.Client, names: Names, password: string): Promise<string[]> {
  const [role, database] = [pg.escapeIdentifier(names.role), pg.escapeIdentifier(names.database)]
  const comment = `Application role of the database ${names.database}`
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select not rolcanlogin or shobj_description(oid, 'pg_authid') is not distinct from $2 as "isOurs" from pg_roles where rolname = $1`,
    [names.role, comment],
  )
  const [existing] = rows
  if (existing && !existing.isOurs)
    throw new StartupError(
      `The role ${names.role} exists and is used by something else. Name another role of the app in DATABASE_URL and the owner in DATABASE_OWNER_URL.`,
    )
  return [
    `${existing ? 'alter' : 'create'} role ${role} login password '${hashPassword(password)}'`,
    `comment on role ${role} is ${pg.escapeLiteral(comment)}`,
    `grant connect on database ${database} to ${role}`,
    `revoke connect, temporary on database ${database} from public`,
  ]
}

/** The password is stored nowhere, and is the same for all processes that know the owner's password. */
function derivePassword(ownerUrl: string, { database, role }: Names): string | undefined {
  const { password } = new URL(splitHosts(ownerUrl)[0] ?? ownerUrl)
  if (password === '') return undefined
  return createHmac('sha256', decodeURIComponent(password)).update(`${database}\n${role}`).digest('base64url')
}

/** Returns PostgreSQL's SCRAM verifier (RFC 5803), so that neither its log nor its statistics contain the password. */
function hashPassword(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096]
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${sign('Server Key').toString('base64')}`
}

async function canLogIn(url: string): Promise<boolean> {
  return queryOnce(url, 'select 1').then(
    () => true,
    () => false,
  )
}

async function assertLogin(url: string, names: Names): Promise<void> {
  try {
    await queryOnce(url, 'select 1')
  } catch (error) {
    const reason = error instanceof Error ? error.message || errorCode(error) : String(error)
    throw new StartupError(`The app cannot log in to PostgreSQL as ${names.role}: ${reason}\n${buildRoleScript(names)}`)
  }
}

/**
 * Connects as the owner when there is no login role. The owner takes the role `munshi_app` if an administrator has
 * granted it.
 */
async function connectAsOwner(client: pg.Client, ownerUrl: string, names: Names): Promise<AppConnection> {
  const { rows } = await client.query(
    `select from pg_roles where rolname = 'munshi_app' and pg_has_role(current_user, oid, 'member') and rolname <> current_user`,
  )
  const options = [...SESSION_OPTIONS]
  if (rows.length > 0) {
    await grantPrivileges(client, 'munshi_app')
    options.push('-c role=munshi_app')
  }
  return {
    url: changeUrl(ownerUrl, ({ searchParams }) =>
      searchParams.set('options', [searchParams.get('options') ?? '', ...options].join(' ').trim()),
    ),
    notes: [
      `The app connects to PostgreSQL as ${names.owner}, the owner of its tables, so PostgreSQL does not protect receipts ` +
        `and the audit trail from it.\n${buildRoleScript(names)}`,
    ],
  }
}

async function describeExcess(url: string, names: Names): Promise<string[]> {
  const rights = await findExcessRights(url)
  if (rights.length === 0) return []
  return [
    `The app connects to PostgreSQL as ${names.role}, which should not be able to ${rights.join(', ')}. Revoke these ` +
      `rights, or use another role:\n${buildRoleScript({ ...names, role: 'another_role' })}`,
  ]
}
