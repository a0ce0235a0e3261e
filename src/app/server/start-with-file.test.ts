import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import type { RunningApp } from './start-app.ts'
import { startWithFile } from './start-with-file.ts'

const RUNNING = { notes: [] } as unknown as RunningApp

const start = (text: string, previous?: string) => {
  const DATA_DIR = createTemporaryDirectory()
  const file = join(DATA_DIR, 'munshi.conf')
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  writeFileSync(file, text)
  if (previous !== undefined) writeFileSync(`${file}.previous`, previous)
  return {
    /** Saves settings as an admin does: those in use, then the new ones. */
    save: (inUse: string, next: string) => {
      writeFileSync(`${file}.previous`, inUse)
      writeFileSync(file, next)
    },
    run: (begin: (port: number) => Promise<RunningApp>) =>
      startWithFile({ DATA_DIR }, ({ settings }) => begin(settings.PORT)),
    readFiles: () => [read(file), read(`${file}.previous`), read(`${file}.rejected`)],
  }
}

const failOn = (port: number) => async (used: number) => {
  if (used === port) throw new Error(`port ${port}`)
  return RUNNING
}

test('a start forgets the settings before a change', async () => {
  const { run, readFiles } = start('PORT=5001\n', 'PORT=5000\n')
  await run(async () => RUNNING)
  expect(readFiles()).toEqual(['PORT=5001\n', undefined, undefined])
})

test('a failed start returns to the settings before the change, and says so', async () => {
  const { run, readFiles } = start('PORT=5001\n', 'PORT=5000\n')
  const { notes } = await run(failOn(5001))
  expect(notes[0]).toContain('so those before are in use again')
  expect(readFiles()).toEqual(['PORT=5000\n', undefined, 'PORT=5001\n'])
})

test('a start that fails with both keeps both', async () => {
  const { run, readFiles } = start('PORT=5001\n', 'PORT=5000\n')
  const fails = async (port: number) => {
    throw new Error(`port ${port}`)
  }
  await expect(run(fails)).rejects.toThrow('port 5001')
  expect(readFiles()).toEqual(['PORT=5001\n', 'PORT=5000\n', undefined])
})

test.each([
  ['a start', () => Promise.resolve(RUNNING), 'PORT=5001\n'],
  ['a return to the settings before', failOn(5001), 'PORT=5000\n'],
])('settings that are saved before %s has ended stay, with those to return to', async (_, begin, inUse) => {
  const { run, save, readFiles } = start('PORT=5001\n', 'PORT=5000\n')
  await run(async (port) => {
    const running = await begin(port)
    save(inUse, 'PORT=5002\n')
    return running
  })
  expect(readFiles().slice(0, 2)).toEqual(['PORT=5002\n', inUse])
})
