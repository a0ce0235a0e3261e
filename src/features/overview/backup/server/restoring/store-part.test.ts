import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { PART_BYTES } from '../../contract/upload.contract.ts'
import { createUpload } from './store-part.ts'

const GZIP = Buffer.from([0x1f, 0x8b, 8])
const [FIRST, LAST] = [Buffer.concat([GZIP], PART_BYTES), Buffer.from('the end')]

let path: string
let store: ReturnType<typeof createUpload>
beforeEach(() => {
  path = join(createTemporaryDirectory(), 'restore-upload')
  store = createUpload(path)
})

const send = (part: number, content: Buffer, upload = 'one') =>
  store({ upload, part, content: content.toString('base64') })

test('parts make the file, also if one is sent twice; only this account can read it', async () => {
  expect(await send(0, FIRST)).toEqual({ bytes: PART_BYTES, encrypted: false })
  await send(0, FIRST)
  await send(1, LAST)
  expect(await send(1, LAST)).toEqual({ bytes: PART_BYTES + LAST.length, encrypted: false })

  expect(readFileSync(path)).toEqual(Buffer.concat([FIRST, LAST]))
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('the first part of another file replaces the one before, whose later parts are then refused', async () => {
  await send(0, FIRST)
  await send(1, LAST)

  const other = Buffer.concat([Buffer.from('age-encryption.org/v1\n')], PART_BYTES)
  expect(await send(0, other, 'two')).toEqual({ bytes: PART_BYTES, encrypted: true })

  expect(await send(1, LAST)).toBe('partMissing')
  expect(readFileSync(path)).toEqual(other)
})

test('first parts of two files at the same time leave one of them whole', async () => {
  const [one, two] = [FIRST, Buffer.concat([GZIP, Buffer.from('two')], PART_BYTES)]
  for (let round = 0; round < 20; round += 1)
    await Promise.all([send(0, one, `one ${round}`), send(0, two, `two ${round}`)])

  expect([one, two].some((whole) => readFileSync(path).equals(whole))).toBe(true)
})

test('a part without those before it is refused, and a file that is no backup', async () => {
  expect(await send(1, LAST)).toBe('partMissing')
  expect(await send(0, Buffer.from('PK a workbook'))).toBe('foreign')
  await send(0, FIRST)
  expect(await send(2, LAST)).toBe('partMissing')
})
