import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockInstance } from './lock-instance.ts'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'munshi-lock-'))))
afterEach(() => rmSync(directory, { recursive: true }))

test('a lock is held once in a process, and free after its release', async () => {
  const lock = await lockInstance(directory, 'here')
  await expect(lockInstance(directory, 'here')).rejects.toMatchObject({ code: 'in_use' })
  lock.release()
  ;(await lockInstance(directory, 'here')).release()
})

test('a program that replaced the holder, with its pid and start time, takes the lock', async () => {
  await lockInstance(directory, 'here')
  const path = join(directory, 'lock.json')
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), id: 'of the program before' }))

  const lock = await lockInstance(directory, 'here')

  expect(JSON.parse(readFileSync(path, 'utf8'))).not.toMatchObject({ id: 'of the program before' })
  lock.release()
})
