import { CALLS } from '#app/contract/declared.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const descriptions = new Map(
  CALLS.flatMap(({ tag, description }) => (description === undefined ? [] : [[tag, description]])),
)

export const tags = Array.from(descriptions, ([name, description]) => ({ name, description })).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
)

type Operation = { endpoint: Endpoint; operationId: string; tag: string }

const operations = new Map<string, Operation>(
  CALLS.flatMap(({ tag, apis }) =>
    Object.entries(apis).flatMap(([prefix, api]) =>
      Object.entries(api).map(([name, endpoint]): [string, Operation] => [
        `${endpoint.method} ${endpoint.path}`,
        { endpoint, operationId: `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, tag },
      ]),
    ),
  ),
)

export const findOperation = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  operations.get(`${method} ${path}`)
