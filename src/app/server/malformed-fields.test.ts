import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { getAllowedCaller, CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { mapRecords, listBodyFields } from '#testing/server/body-fields.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { findResponseFaults } from '#testing/server/response-faults.ts'
import { KINDS } from '#testing/server/malformed-input.ts'
import { prepareScenario } from '#testing/server/scenario.ts'

const api = startTestApi()
const prepared = prepareScenario(api)

const MALFORMED_VALUES: unknown[] = [
  ...KINDS.unstorable,
  ...KINDS.growing,
  KINDS.days[0],
  KINDS.days[3],
  KINDS.numbers[0],
  KINDS.links[0],
  '\u200b',
  'zz',
  null,
  true,
  -1,
  1e21,
  0.1 + 0.2,
  [],
  ['x'],
  {},
  { toString: 1 },
  '',
]

/** Returns all values for each field in the full run; otherwise an eighth of them, and others for the next field. */
const selectValues = (fieldIndex: number) =>
  MALFORMED_VALUES.filter((_, index) => isFullRun || index % 8 === fieldIndex % 8)

describe('each field accepts or rejects any value with a clear message (never 5xx)', () => {
  test.each(Object.keys(CALLS).filter((key) => CALLS[key]!.body))('%s', async (key) => {
    const scenario = prepared()
    const prepareBody = async () => {
      const id = (await CALLS[key]!.record?.(scenario, scenario.ids['student A'])) ?? ''
      return { id, validBody: await CALLS[key]!.body!(scenario, id) }
    }
    let { id, validBody } = await prepareBody()
    /** Uses the same record again until a call succeeds. */
    async function send(body: unknown) {
      const token = await scenario.getToken(getAllowedCaller(api.app, key))
      const response = await sendCall(scenario, key, { token, id, body })
      if (response.status < 300) {
        scenario.forgetTokens()
        ;({ id, validBody } = await prepareBody())
      }
      return response
    }
    const faults: string[] = []
    for (const [index, name] of listBodyFields(getEndpoint(api.app, key).body!).accepted.entries()) {
      const bodyWithout = mapRecords(validBody, (record) => ({ ...record, [name]: undefined }))
      const textIfMissing = (await send(bodyWithout)).body.fields?.[name]
      for (const malformed of selectValues(index)) {
        const changedBody = mapRecords(validBody, (record) => ({ ...record, [name]: malformed }))
        const { status, body } = await send(changedBody)
        const responseFaults =
          status >= 500 ? [`returns ${status}`] : status >= 400 ? findResponseFaults(JSON.stringify(body)) : []
        faults.push(...responseFaults.map((fault) => `${name} ${JSON.stringify(malformed).slice(0, 40)}: ${fault}`))
        const hasNoFieldMessage = body.message === 'Check the highlighted fields.' && body.fields === undefined
        if (hasNoFieldMessage)
          faults.push(`${name} ${JSON.stringify(malformed).slice(0, 40)} has no message at a field`)
        const isMissing =
          malformed === null ||
          malformed === '' ||
          malformed === '\u200b' ||
          (Array.isArray(malformed) && malformed.length === 0)
        if (!isMissing && textIfMissing !== undefined && body.fields?.[name] === textIfMissing)
          faults.push(`${name} ${JSON.stringify(malformed).slice(0, 40)} gets the message for a missing value`)
      }
    }
    expect(faults).toEqual([])
  })
})
