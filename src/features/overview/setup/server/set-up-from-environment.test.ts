import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { resetDatabase } from '#testing/server/database.ts'
import { setUpFromEnvironment } from './set-up-from-environment.ts'

const api = startTestApi()
beforeEach(() => resetDatabase())

const COMPLETE = {
  INSTITUTE_NAME: 'Example Institute',
  INSTITUTE_PHONE: '9800000000',
  INSTITUTE_ADDRESS: '1 Example Road',
  ADMIN_NAME: 'Asha Example',
  ADMIN_EMAIL: 'asha@example.com',
  ADMIN_PASSWORD: 'the first admin of all',
  HR_NAME: 'Hari Example',
  HR_EMAIL: 'hari@example.com',
  HR_PASSWORD: 'the first clerk of all',
}
const setUp = (environment: Record<string, string | undefined>) =>
  setUpFromEnvironment({ db: api.db, clock: { now: () => api.now } }, environment)
const listInstitutes = async () =>
  (await queryOnce<{ name: string }>(api.ownerUrl, 'select name from institute')).map(({ name }) => name)

test('setUpFromEnvironment sets up an empty database as the system', async () => {
  await setUp({ ...COMPLETE, PATH: '/bin' })
  expect(await listInstitutes()).toEqual(['Example Institute'])
  const entries = await queryOnce(api.ownerUrl, 'select actor_role, actor_id, action from audit_entry order by id')
  expect(entries).toEqual([
    { actor_role: 'system', actor_id: null, action: 'institute.create' },
    { actor_role: 'system', actor_id: null, action: 'staff.create' },
    { actor_role: 'system', actor_id: null, action: 'staff.create' },
  ])
})

test('setUpFromEnvironment ignores the variables once the institute is set up', async () => {
  await setUp(COMPLETE)
  await setUp({ ...COMPLETE, INSTITUTE_NAME: 'Another Institute' })
  await setUp({ INSTITUTE_NAME: 'Half of one' })
  expect(await listInstitutes()).toEqual(['Example Institute'])
})

test('setUpFromEnvironment does nothing without its variables', async () => {
  await setUp({ PATH: '/bin', HR_NAME: '' })
  expect(await listInstitutes()).toEqual([])
})

test('setUpFromEnvironment names each missing or invalid variable', async () => {
  const { HR_NAME: _omitted, ...others } = COMPLETE
  await expect(setUp({ ...others, ADMIN_EMAIL: 'asha', HR_PASSWORD: 'short' })).rejects.toThrow(
    [
      'The institute cannot be set up from these variables:',
      '  ADMIN_EMAIL: Enter an email address, such as name@example.com.',
      '  HR_NAME: This field is required',
      '  HR_PASSWORD: A password has at least 8 characters.',
    ].join('\n'),
  )
  await expect(setUp({ ...COMPLETE, ADMIN_PASSWORD: 'password1' })).rejects.toThrow(
    'ADMIN_PASSWORD: This password is one of the most common ones, or close to one.',
  )
  expect(await listInstitutes()).toEqual([])
})

test('setUpFromEnvironment creates one institute for concurrent starts, without errors', async () => {
  await Promise.all([setUp(COMPLETE), setUp(COMPLETE), setUp(COMPLETE)])
  expect(await listInstitutes()).toEqual(['Example Institute'])
})
