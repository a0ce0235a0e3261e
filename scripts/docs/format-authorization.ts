import { CALLS, ENDPOINTS, GRANTS } from '#app/contract/declared.ts'
import { tags } from '#app/server/openapi-operations.ts'
import type { Caller, Endpoint } from '#shared/contract/endpoint.ts'

const COLUMNS = ['call', 'what it does', 'permission', 'no token', 'student', 'hr', 'admin', 'limits']

const INTRODUCTION = `# Who may call what

Generated from the contract by \`npm run docs\`; \`npm run verify\` fails if it is outdated.

- **own**: a student may use their own records only. Any other id, existing or not, returns 403.
- A call requires one permission. Its feature says who has it, in \`contract/permissions.ts\`.
- A call that a role may not make returns 403, and without a valid token 401. A call that is missing here does not exist:
  the server does not start with a route that requires no permission.
- Limits are per hour and IP address and do not apply to staff. Every response arrives within 5 seconds unless another
  deadline is named. *Idempotent*: repeated with the same \`Idempotency-Key\`, the call returns the first response, for a day or
  forever. *Password*: it must have been entered within ten minutes; with fields, only when one of them changes.
- Beyond this table, sign-in is limited per account and address, and links by email are limited to three an hour.
`

const FURTHER =
  '\nSome calls let those with one of these permissions do more: other records, other days, or beyond a limit.\n'

/** Formats a table per tag of the OpenAPI document, with every call. */
export function formatAuthorization(): string {
  const sections = tags.map(({ name, description }) => {
    const endpoints = CALLS.filter(({ tag }) => tag === name).flatMap(({ apis }) =>
      Object.values(apis).flatMap(Object.values<Endpoint>),
    )
    const rows = [COLUMNS, COLUMNS.map(() => '---'), ...endpoints.map(formatEndpoint)]
    const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
    return `## ${name}\n\n${description}\n\n${table}\n`
  })
  return [INTRODUCTION, ...sections, formatFurtherPermissions()].join('\n')
}

/** Lists the permissions that no call requires, because a use case asks for them. */
function formatFurtherPermissions(): string {
  const required = new Set<string>(ENDPOINTS.map(({ may }) => may))
  const rows = Object.entries(GRANTS)
    .filter(([name]) => !required.has(name))
    .map(([name, roles]) => `| \`${name}\` | ${roles.join(', ')} |`)
  return ['## Within a call', FURTHER, '| permission | who has it |\n| --- | --- |', ...rows, ''].join('\n')
}

function formatEndpoint(endpoint: Endpoint): string[] {
  const { method, path, alias, summary, may, roles } = endpoint
  const paths = [path, ...(alias ? [alias] : [])].map((each) => `\`${method} ${each}\``).join(' and ')
  return [paths, summary.replaceAll('|', '\\|'), `\`${may}\``, ...formatRoles(roles), formatLimits(endpoint)]
}

/** Returns the cells of: no token, student, hr, admin. */
function formatRoles(roles: readonly Caller[]): string[] {
  const isPublic = roles.includes('anyone')
  const cell = (role: Caller) => (isPublic || roles.includes(role) ? 'yes' : '–')
  const student = roles.includes('own') && !isPublic ? 'own' : cell('student')
  return [isPublic ? 'yes' : '–', student, cell('hr'), cell('admin')]
}

function formatLimits({ hourlyLimit, idempotent, timeoutSeconds, confirm }: Endpoint): string {
  const limits = [
    ...(hourlyLimit === undefined ? [] : [`${hourlyLimit} an hour`]),
    ...(idempotent === undefined ? [] : [`idempotent, ${idempotent === 'day' ? 'a day' : 'forever'}`]),
    ...(confirm === undefined ? [] : [confirm === true ? 'password' : `password for ${confirm.join(', ')}`]),
    ...(timeoutSeconds === undefined ? [] : [`${timeoutSeconds} s`]),
  ]
  return limits.length === 0 ? '–' : limits.join('; ')
}
