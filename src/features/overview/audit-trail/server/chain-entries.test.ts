import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { chainTrail, recordEntries, recordEntry, verifyTrail } from '#testing/server/audit-trail.ts'

const api = startTestApi()

const listLinks = () => api.db.selectFrom('audit_link').selectAll().orderBy('n').execute()
const listEntryIds = async () =>
  (await api.db.selectFrom('audit_entry').select('id').orderBy('at').execute()).map(({ id }) => id)

test('chainEntries links every entry once, oldest first, in batches', async () => {
  await recordEntries(api, 7)

  expect(await chainTrail(api, 3)).toBe(7)
  expect(await chainTrail(api)).toBe(0)

  const links = await listLinks()
  expect(links.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(links.map(({ entry_id }) => entry_id)).toEqual(await listEntryIds())
})

test('chainEntries in several processes links every entry once', async () => {
  await recordEntries(api, 30)

  await Promise.all(Array.from({ length: 6 }, () => chainTrail(api, 5)))
  await chainTrail(api)

  const links = await listLinks()
  expect(links.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  expect(await verifyTrail(api)).toMatchObject({ checked: 30, faults: [] })
})

test('chainEntries links the entry of a long transaction after newer ones', async () => {
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  const longTransaction = api.db.transaction().execute(async (tx) => {
    await recordEntry(api, { db: tx })
    written()
    await committed
  })
  await isWritten
  const late = api.now
  await recordEntries(api, 2)
  expect(await chainTrail(api)).toBe(2)
  commit()
  await longTransaction

  expect(await chainTrail(api)).toBe(1)

  const last = (await listLinks()).at(-1)
  const entry = await api.db
    .selectFrom('audit_entry')
    .select('at')
    .where('id', '=', last?.entry_id ?? '')
    .executeTakeFirst()
  expect([last?.n, entry?.at]).toEqual([3, late])
  expect(await verifyTrail(api)).toMatchObject({ checked: 3, faults: [] })
})

test('chainEntries leaves the entries of a transaction that is rolled back unlinked', async () => {
  const failing = api.db.transaction().execute(async (tx) => {
    await recordEntry(api, { db: tx })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await chainTrail(api)).toBe(0)
})
