import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ENDPOINTS, GRANTS } from '#app/contract/declared.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { isStaffArea } from '#shared/contract/grantable.ts'

type Call = { key: string; api: string; name: string; path: string; endpoint: Endpoint }

/** The type of a call is resolved only where a page uses it, because the calls are members of an interface. */
export async function formatCallTypes(): Promise<string> {
  const paths = globSync('src/{shared,features/**}/contract/*.contract.ts')
  const calls = (await Promise.all(paths.map(listCalls))).flat().toSorted((one, other) => compare(one.key, other.key))
  const imports = new Set(calls.map(({ api, path }) => `import type { ${api} } from '#${path}'`))
  const slow = calls.filter(({ endpoint }) => endpoint.timeoutSeconds !== undefined && endpoint.file === undefined)
  return `// Generated from the contracts by \`npm run docs\`; \`npm run verify\` fails if it is outdated.
${[...imports].toSorted(compare).join('\n')}

declare module '#shared/web/call.ts' {
  interface Calls {
${calls.map(({ key, api, name }) => `    '${key}': typeof ${api}.${name}`).join('\n')}
  }

  interface SlowCalls {
${slow.map(({ key, endpoint }) => `    '${key}': ${endpoint.timeoutSeconds}`).join('\n')}
  }
}

declare module '#shared/web/may.ts' {
  interface Permissions {
${listOfStaff()
  .map((permission) => `    '${permission}': true`)
  .join('\n')}
  }
}
`
}

/** Permissions that pages for staff may ask for. */
const listOfStaff = () =>
  Object.entries(GRANTS)
    .filter(([, callers]) => callers.some(isStaffArea))
    .map(([permission]) => permission)
    .toSorted(compare)

async function listCalls(file: string): Promise<Call[]> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, Record<string, Endpoint>>
  const path = file.replaceAll('\\', '/').replace('src/', '')
  return Object.entries(exported)
    .filter(([api]) => api.endsWith('Api'))
    .flatMap(([api, endpoints]) =>
      Object.entries(endpoints)
        .filter(([, endpoint]) => ENDPOINTS.includes(endpoint))
        .map(([name, endpoint]) => ({ key: `${endpoint.method} ${endpoint.path}`, api, name, path, endpoint })),
    )
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)
