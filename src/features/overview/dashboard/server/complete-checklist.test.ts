import { expect, test } from 'vitest'
import { completeChecklist } from './complete-checklist.ts'

const DONE = { course: true, batch: true, students: true, logo: true }
const URL = 'http://192.168.1.5:3000'

const complete = (directory: string | null, isOnDatabaseDisk: boolean | null, addresses = [URL]) =>
  completeChecklist(DONE, {
    backups: { directory, isOnDatabaseDisk: () => isOnDatabaseDisk },
    getPhoneAccess: () => ({ addresses }),
  })

test.each<[situation: string, directory: string | null, isOnDatabaseDisk: boolean | null]>([
  ['on another disk', '/mnt/usb', false],
  ['on this machine, with the database on another', '/var/backups', null],
])('completeChecklist returns null once everything is done, with backups %s', (_situation, ...backups) => {
  expect(complete(...backups)).toBeNull()
})

test.each<[situation: string, directory: string | null, isOnDatabaseDisk: boolean | null]>([
  ['on the disk of the database', '/data/backups', true],
  ['that are switched off', null, null],
])('completeChecklist leaves the second place open for backups %s', (_situation, ...backups) => {
  expect(complete(...backups)).toEqual({ ...DONE, backup: false, phones: true })
})

test('completeChecklist leaves phones open without an address for them', () => {
  expect(complete('/mnt/usb', false, [])).toEqual({ ...DONE, backup: true, phones: false })
})
