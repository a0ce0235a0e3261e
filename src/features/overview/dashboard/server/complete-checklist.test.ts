import { expect, test } from 'vitest'
import { completeChecklist } from './complete-checklist.ts'

const DONE = { course: true, batch: true, students: true, logo: true, backup: false }
const URL = 'http://192.168.1.5:3000'

const complete = (directory: string | null, isOnDatabaseDisk: boolean | null, addresses = [URL], stored = DONE) =>
  completeChecklist(stored, {
    backups: { directory, isOnDatabaseDisk: async () => isOnDatabaseDisk },
    getPhoneAccess: () => ({ addresses }),
  })

test.each<[situation: string, directory: string | null, isOnDatabaseDisk: boolean | null]>([
  ['on another disk', '/mnt/usb', false],
  ['on this machine, with the database on another', '/var/backups', null],
])('completeChecklist returns null once everything is done, with backups %s', async (_situation, ...backups) => {
  expect(await complete(...backups)).toBeNull()
})

test.each<[situation: string, directory: string | null, isOnDatabaseDisk: boolean | null]>([
  ['on the disk of the database', '/data/backups', true],
  ['that are switched off', null, null],
])('completeChecklist leaves the second place open for backups %s', async (_situation, ...backups) => {
  expect(await complete(...backups)).toEqual({ ...DONE, backup: false, phones: true })
})

test('completeChecklist leaves phones open without an address for them', async () => {
  expect(await complete('/mnt/usb', false, [])).toEqual({ ...DONE, backup: true, phones: false })
})

test('completeChecklist counts a second place that an admin has set', async () => {
  expect(await complete('/data/backups', true, [URL], { ...DONE, backup: true })).toBeNull()
})
