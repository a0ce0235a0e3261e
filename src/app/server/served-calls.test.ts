import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { createInactive } from '#features/overview/tls/server/https-service.ts'
import { toKey } from '#testing/server/fill-call.ts'
import * as features from './features.ts'

/** The routes are registered and never called. Only those of certificates depend on the installation. */
const NO_SERVICES = { https: createInactive('off') } as never

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
  expect([...served].toSorted()).toEqual(declared.toSorted())
})
