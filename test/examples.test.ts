import { describe, expect, test } from 'vitest'
import { FEATURES } from '#app/contract/declared.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { EXAMPLES } from '#testing/server/calls.ts'
import { toKey } from '#testing/server/fill-call.ts'
import { findPlace } from './read-code.ts'

describe('the feature has an example of each of its calls, and of no other', () => {
  test.each(FEATURES)('$name', ({ name, calls }) => {
    const declared = calls.flatMap(({ apis }) => Object.values(apis).flatMap(Object.values<Endpoint>)).map(toKey)
    const files = EXAMPLES.filter(({ path }) => findPlace(path)?.feature === name)
    const described = files.flatMap(({ examples }) => Object.keys(examples))
    expect(described.toSorted()).toEqual(declared.toSorted())
  })
})
