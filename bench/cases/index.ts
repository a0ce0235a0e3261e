import * as z from 'zod/mini'
import { ENDPOINTS } from '#app/contract/declared.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type Case, getCallKey, normalizeCall, read } from './case.ts'
import { READS_OF_ADMIN } from './reads-of-admin.ts'
import { READS_OF_HR } from './reads-of-hr.ts'
import { UNMEASURED } from './unmeasured.ts'
import { WRITES } from './writes.ts'

const DESCRIBED: readonly Case[] = [...READS_OF_HR, ...READS_OF_ADMIN, ...WRITES]
const known = new Set([...DESCRIBED.map(getCallKey), ...Object.values(UNMEASURED).flat().map(normalizeCall)])

/** A read of staff without required parameters is measured as it is, unless a case describes it. */
const OTHERS = ENDPOINTS.filter((endpoint) => isPlainRead(endpoint) && !known.has(getCallKey(endpoint))).map(
  ({ path, roles }) => read('list', path.replace('/api/', ''), path, { role: roles.includes('hr') ? 'hr' : 'admin' }),
)

function isPlainRead({ method, path, query, roles, stream }: Endpoint): boolean {
  const isOfStaff = roles.includes('hr') || roles.includes('admin')
  const needsNothing = query === undefined || z.safeParse(query, {}).success
  return method === 'GET' && isOfStaff && needsNothing && stream === undefined && !path.includes('{')
}

export const CASES: readonly Case[] = [...DESCRIBED, ...OTHERS]
