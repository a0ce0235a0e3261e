import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3Server } from '#testing/server/s3-server.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { createFolderTarget } from './folder-target.ts'
import { createS3Target } from './s3-target.ts'

const NAMES = ['18', '19', '20'].map((day) => `munshi-2026-11-${day}T20-30-00-000Z.tar.gz`)
const [name] = NAMES as [string, string, string]
/** Was copied into the same place by another institute. */
const OTHER = 'munshi-2026-11-01T20-30-00-000Z.tar.gz'
const isOwn = (each: string) => each !== OTHER
const signal = new AbortController().signal

const data = createTemporaryDirectory()
const source = join(data, 'source')
const content = randomBytes(300_000)
beforeAll(() => writeFileSync(source, content))
afterAll(() => removeDirectory(data))

describe('a folder', () => {
  // A disk of its own on every Linux machine.
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync('/dev/shm/munshi-test-')
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('receives the file under its name, and nothing else', async () => {
    const target = createFolderTarget(folder, [data])
    await target.tryOut(signal)
    await target.put(source, name, signal)
    expect(readdirSync(folder)).toEqual([name])
    expect(readFileSync(join(folder, name)).equals(content)).toBe(true)
  })

  test('keeps the newest backups, those of another institute, and other files', async () => {
    for (const each of [OTHER, ...NAMES, `${name}.partial`, 'notes.txt']) writeFileSync(join(folder, each), '')
    await createFolderTarget(folder, [data]).prune(2, isOwn, signal)
    expect(readdirSync(folder).toSorted()).toEqual([OTHER, NAMES[1], NAMES[2], 'notes.txt'])
  })

  test('on the disk of the data, not there, or a file, is not written', async () => {
    const own = join(data, 'own')
    mkdirSync(own)
    const put = (path: string) => createFolderTarget(path, [data]).put(source, name, signal)
    await expect(put(own)).rejects.toMatchObject({ fault: 'same_disk' })
    await expect(put(join(folder, 'none'))).rejects.toMatchObject({ fault: 'missing' })
    writeFileSync(join(folder, 'file'), '')
    await expect(put(join(folder, 'file'))).rejects.toMatchObject({ fault: 'missing' })
    expect([readdirSync(own), readdirSync(folder)]).toEqual([[], ['file']])
  })

  test('of a disk that nobody may write says so', async () => {
    await expect(createFolderTarget('/proc/self', [data]).tryOut(signal)).rejects.toMatchObject({ fault: 'missing' })
    await expect(createFolderTarget('/sys', [data]).tryOut(signal)).rejects.toMatchObject({ fault: 'not_writable' })
  })

  test('keeps no half file after it was stopped', async () => {
    await expect(createFolderTarget(folder, [data]).put(source, name, AbortSignal.abort())).rejects.toMatchObject({
      fault: 'failed',
    })
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a bucket', () => {
  let store: Awaited<ReturnType<typeof startS3Server>>
  beforeEach(async () => {
    store = await startS3Server()
    return () => store.close()
  })
  const open = (over: object = {}, partBytes?: number) =>
    createS3Target({ ...store, prefix: 'a b/', ...over }, partBytes)

  test('receives the file under its name after the prefix, and nothing else', async () => {
    await open().tryOut(signal)
    await open().put(source, name, signal)
    expect([...store.objects]).toEqual([[`a b/${name}`, content]])
  })

  test('receives a large file in parts, of which a lost one is sent again', async () => {
    let isLost = false
    store.answerWith((request) => {
      if (isLost || !request.includes('partNumber=2')) return undefined
      isLost = true
      return { status: 503 }
    })
    await open({}, 100_000).put(source, name, signal)
    expect(store.objects.get(`a b/${name}`)?.equals(content)).toBe(true)
    expect(store.requests.filter((request) => request.includes('partNumber='))).toHaveLength(4)
  })

  test('keeps the newest backups below its prefix, those of another institute, and other objects', async () => {
    for (const each of [OTHER, ...NAMES]) store.objects.set(`a b/${each}`, content)
    for (const each of ['a b/notes.txt', name]) store.objects.set(each, content)
    await open().prune(2, isOwn, signal)
    expect([...store.objects.keys()]).toEqual([
      `a b/${OTHER}`,
      `a b/${NAMES[1]}`,
      `a b/${NAMES[2]}`,
      'a b/notes.txt',
      name,
    ])
  })

  test('that returns something else has no copy', async () => {
    store.answerWith((request) => (request.startsWith('GET') ? { status: 200, body: 'other' } : undefined))
    await expect(open().put(source, name, signal)).rejects.toMatchObject({ fault: 'changed' })
    expect(store.objects.size).toBe(0)
  })

  test('ends an upload that fails', async () => {
    store.answerWith((request) => (request.includes('partNumber=2') ? { status: 403 } : undefined))
    await expect(open({}, 100_000).put(source, name, signal)).rejects.toMatchObject({ fault: 'denied' })
    expect(store.uploads.size).toBe(0)
  })

  test.each([
    ['with another secret', { secret: 'other' }, 'denied'],
    ['of another account', { accessKey: 'AKOTHER' }, 'denied'],
    ['of another name', { bucket: 'other' }, 'no_bucket'],
    ['of another region', { region: 'eu-west-3' }, 'wrong_region'],
    ['at an address where nobody answers', { endpoint: 'http://127.0.0.1:9' }, 'unreachable'],
  ])('%s says what is wrong', async (_which, over, fault) => {
    await expect(open(over).tryOut(signal)).rejects.toMatchObject({ fault })
  })
})
