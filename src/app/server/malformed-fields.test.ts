import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { callerOf, CALLS, endpointOf, send } from '#testing/server/calls.ts'
import { changedIn, namesIn } from '#testing/server/names.ts'
import { faultsOf } from '#testing/server/plain-words.ts'
import { KINDS } from '#testing/server/malformed-input.ts'
import { aScene } from '#testing/server/scenario.ts'

const api = startTestApi()

const NASTY: unknown[] = [
  ...[...KINDS.unstorable, ...KINDS.growing, KINDS.days[0], KINDS.days[3], KINDS.numbers[0], KINDS.links[0], '\u200b'],
  ...[null, true, -1, 1e21, 0.1 + 0.2, [], ['x'], {}, { toString: 1 }, ''],
]

describe('each field by itself takes or refuses whatever is put into it, in plain words', () => {
  test.each(Object.keys(CALLS).filter((key) => CALLS[key]!.body))('%s', async (key) => {
    const scene = await aScene(api)
    const token = await scene.tokenOf(callerOf(api.app, key))
    const ready = async () => {
      const id = (await CALLS[key]!.record?.(scene, scene.ids['student A'])) ?? ''
      return { id, good: await CALLS[key]!.body!(scene, id) }
    }
    let { id, good } = await ready()
    const faults: string[] = []
    for (const name of namesIn(endpointOf(api.app, key).body!).taken) {
      for (const nasty of NASTY) {
        const spoiled = changedIn(good, (record) => ({ ...record, [name]: nasty }))
        const { status, body } = await send(scene, key, { token, id, body: spoiled })
        const wrong = status >= 500 ? [`answers ${status}`] : status >= 400 ? faultsOf(JSON.stringify(body)) : []
        faults.push(...wrong.map((fault) => `${name} ${JSON.stringify(nasty).slice(0, 40)}: ${fault}`))
        const isToldNothing = body.message === 'Check the highlighted fields.' && body.fields === undefined
        if (isToldNothing) faults.push(`${name} ${JSON.stringify(nasty).slice(0, 40)} is told no field`)
        if (status < 300) ({ id, good } = await ready())
      }
    }
    expect(faults).toEqual([])
  })
})
