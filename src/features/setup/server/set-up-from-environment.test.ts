import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { queryOnce } from '#shared/server/query-once.ts'
import { testDatabase } from '#testing/server/database.ts'
import { setUpFromEnvironment } from './set-up-from-environment.ts'

const api = startTestApi()
beforeEach(() => testDatabase())

const WHOLE = {
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
const institutes = async () =>
  (await queryOnce<{ name: string }>(api.ownerUrl, 'select name from institute')).map((i) => i.name)

test('sets up an empty database, as the system', async () => {
  await setUp({ ...WHOLE, PATH: '/bin' })
  expect(await institutes()).toEqual(['Example Institute'])
  const entries = await queryOnce(api.ownerUrl, 'select actor_role, actor_id, action from audit_entry order by id')
  expect(entries).toEqual([
    { actor_role: 'system', actor_id: null, action: 'institute.create' },
    { actor_role: 'system', actor_id: null, action: 'staff.create' },
    { actor_role: 'system', actor_id: null, action: 'staff.create' },
  ])
})

test('is read once and never again', async () => {
  await setUp(WHOLE)
  await setUp({ ...WHOLE, INSTITUTE_NAME: 'Another Institute' })
  await setUp({ INSTITUTE_NAME: 'Half of one' })
  expect(await institutes()).toEqual(['Example Institute'])
})

test('is not asked for: without its variables the set-up link is printed', async () => {
  await setUp({ PATH: '/bin', HR_NAME: '' })
  expect(await institutes()).toEqual([])
})

test('names each variable that is missing or wrong', async () => {
  const { HR_NAME: _left, ...others } = WHOLE
  await expect(setUp({ ...others, ADMIN_EMAIL: 'asha', HR_PASSWORD: 'short' })).rejects.toThrow(
    [
      'The institute cannot be set up from these variables:',
      '  ADMIN_EMAIL: Enter an email address, such as name@example.com.',
      '  HR_NAME: This field is required',
      '  HR_PASSWORD: A password has at least 8 characters.',
    ].join('\n'),
  )
  await expect(setUp({ ...WHOLE, ADMIN_PASSWORD: 'password1' })).rejects.toThrow(
    'ADMIN_PASSWORD: This password is one of the most common ones.',
  )
  expect(await institutes()).toEqual([])
})

test('several processes that start at once on one database make one institute, and all of them start', async () => {
  await Promise.all([setUp(WHOLE), setUp(WHOLE), setUp(WHOLE)])
  expect(await institutes()).toEqual(['Example Institute'])
})
