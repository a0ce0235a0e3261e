import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { toKey } from '#testing/server/fill-call.ts'
import * as features from './features.ts'

/** The routes are registered and never called. */
const NO_SERVICES = {} as never

/** Calls that a feature further right serves, because it reads features that the declaring one may not use. */
const SERVED_BY_ANOTHER = [
  'POST /api/setup/demo', // declared by setup for its page, served by demo-data
]
const isOwn = (key: string) => !SERVED_BY_ANOTHER.includes(key)

test.each(Object.values(features))('$feature.name serves the calls that it declares', async ({ feature, routes }) => {
  const served = new Set<string>()
  const app = fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) served.add(toKey(config.endpoint))
  })
  for (const plugin of routes(NO_SERVICES)) await app.register(plugin)
  await app.ready()
  const declared = feature.calls.flatMap(({ apis }) => Object.values(apis).flatMap(Object.values<Endpoint>)).map(toKey)
  expect([...served].filter(isOwn).toSorted()).toEqual(declared.filter(isOwn).toSorted())
})
