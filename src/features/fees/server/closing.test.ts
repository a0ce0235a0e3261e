import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apiTest } from '#app/server/testing/api-test.ts'
import { anAccount, aBatch, aCourse, aStudent } from '#app/server/testing/fixtures.ts'

const api = apiTest()

const MODES = ['Cash', 'Online', 'Others'] as const
type Sum = { paid: number; count: number }
type Closing = {
  sum: number
  count: number
  byMode: (Sum & { payMode: string })[]
  byClerk: (Sum & { name: string })[]
}

async function aClerk(name: string) {
  const id = await anAccount(api.db, 'hr')
  await api.db.updateTable('account').set({ name }).where('id', '=', id).execute()
  return api.as('hr', id)
}
async function anOffice() {
  const admin = await api.as('admin')
  const clerks = [await aClerk('Asha'), await aClerk('Bela'), await aClerk('Chand')]
  const { id: courseId } = await aCourse(api.db)
  const { id: batchId } = await aBatch(api.db, { courseId })
  const students: string[] = []
  for (const fname of ['José', 'Ravi', 'Usha'])
    students.push(await aStudent(api.db, { fname, courseId, batchId, fee: 1_000_000, joiningDate: '2025-01-01' }))
  const close = async (query = ''): Promise<Closing> => {
    const { status, body } = await admin.get(`/api/fee/closing?${query}`)
    expect(status).toBe(200)
    return body
  }
  return { admin, clerks, students, close }
}

/** What an office does with its receipts; the numbers choose who, whose and which. */
const step = fc.record({
  what: fc.constantFrom('pay', 'pay', 'pay', 'pay', 'pay', 'void', 'change', 'delete'),
  clerk: fc.nat(2),
  student: fc.nat(2),
  mode: fc.constantFrom(...MODES),
  paise: fc.integer({ min: 1, max: 900_000 }),
  day: fc.integer({ min: 0, max: 40 }),
  which: fc.nat(),
})
type Written = {
  id: string
  clerk: string
  mode: string
  paise: number
  date: string
  student: string
  voided: boolean
}
const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10)

/** The same, kept by hand. */
function counted(written: Written[], isWanted: (one: Written) => boolean): Closing {
  const standing = written.filter((one) => !one.voided && isWanted(one))
  const sums = (of: keyof Written) =>
    [...new Set(standing.map((one) => String(one[of])))].map((key) => {
      const ofKey = standing.filter((one) => one[of] === key)
      return { key, paid: ofKey.reduce((sum, { paise }) => sum + paise, 0) / 100, count: ofKey.length }
    })
  return {
    sum: standing.reduce((sum, { paise }) => sum + paise, 0) / 100,
    count: standing.length,
    byMode: sums('mode').map(({ key, ...rest }) => ({ payMode: key, ...rest })),
    byClerk: sums('clerk').map(({ key, ...rest }) => ({ name: key, ...rest })),
  }
}
const inOrder = ({ byMode, byClerk, ...rest }: Closing) => ({
  ...rest,
  byMode: byMode.toSorted((a, b) => a.payMode.localeCompare(b.payMode)),
  byClerk: byClerk.toSorted((a, b) => a.name.localeCompare(b.name)),
})

test('after any history the closing is what the receipts add up to: of all, a day, a month, a year, a student', async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
      await api.empty()
      const { admin, clerks, students, close } = await anOffice()
      const names = ['Asha', 'Bela', 'Chand']
      const written: Written[] = []
      for (const { what, clerk, student, mode, paise, day, which } of steps) {
        const hr = clerks[clerk]!
        const one = written[which % Math.max(written.length, 1)]
        if (what === 'pay') {
          const form = { payMode: mode, paid: paise / 100, date: dayBefore(day) }
          const { status, body } = await hr.post(`/api/fee/${students[student]}`, form)
          if (status !== 201) continue
          const kept = {
            clerk: names[clerk]!,
            mode,
            paise,
            date: form.date,
            student: students[student]!,
            voided: false,
          }
          written.push({ id: body._id, ...kept })
        } else if (what === 'void' && one) {
          if ((await hr.delete(`/api/fee/${one.id}`)).status === 200) one.voided = true
        } else if (what === 'change' && one) {
          // Who wrote a receipt answers for it, whoever corrects it.
          const change = { payMode: mode, paid: paise / 100 }
          if ((await hr.put(`/api/fee/${one.id}`, change)).status === 200) Object.assign(one, { mode, paise })
        } else if (what === 'delete' && which % 4 === 0)
          await admin.post('/api/admin/status', { student: students[student], status: 'Delete' })
      }
      most = Math.max(most, written.filter(({ voided }) => !voided).length)
      const { date } = written[0] ?? { date: '2026-11-21' }
      const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
      const agree = async (query: string, isWanted: (one: Written) => boolean) =>
        expect(inOrder(await close(query)), query).toEqual(inOrder(counted(written, isWanted)))
      await agree('', () => true)
      await agree(`date=${date}`, (one) => one.date === date)
      await agree(`month=${month}&year=${year}`, (one) => one.date.startsWith(date.slice(0, 7)))
      await agree('year=2026', (one) => one.date.startsWith('2026'))
      await agree('search=jose', (one) => one.student === students[0])
      const { sum, total } = (await admin.get(`/api/fee?date=${date}`)).body
      expect(await close(`date=${date}`)).toMatchObject({ sum, count: total })
    }),
    { numRuns: 5 },
  )
  expect(most).toBeGreaterThan(5)
}, 60_000)

describe('a day', () => {
  test('goes before month and year, in the list as in the closing', async () => {
    const { clerks, students, close, admin } = await anOffice()
    for (const date of ['2026-11-19', '2026-11-20', '2026-11-20'])
      await clerks[0]!.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 10.1, date })
    const query = 'date=2026-11-20&month=1&year=2020'
    expect(await close(query)).toEqual({
      ...{ sum: 20.2, count: 2 },
      byMode: [{ payMode: 'Cash', paid: 20.2, count: 2 }],
      byClerk: [{ name: 'Asha', paid: 20.2, count: 2 }],
    })
    expect((await admin.get(`/api/fee?${query}`)).body).toMatchObject({ total: 2, sum: 20.2, fees: { length: 2 } })
    expect(await close('date=2026-11-18')).toEqual({ sum: 0, count: 0, byMode: [], byClerk: [] })
  })

  test.each(['date=2026-02-30', 'date=today', 'date=', 'voided=yes', 'month=13'])('%s is refused', async (query) => {
    const admin = await api.as('admin')
    for (const path of ['/api/fee', '/api/fee/closing']) expect((await admin.get(`${path}?${query}`)).status).toBe(422)
  })
})

describe('voided receipts', () => {
  /** Three receipts, two of which are voided by another clerk, for a reason and for none. */
  async function someVoided() {
    const office = await anOffice()
    const [asha, bela] = office.clerks
    const ids: string[] = []
    for (const paid of [100, '200.50', 300]) {
      const form = { payMode: 'Cash', paid, date: '2026-11-20' }
      ids.push((await asha!.post(`/api/fee/${office.students[0]}`, form)).body._id)
    }
    api.now = new Date('2026-11-21T05:00:00Z')
    await bela!.delete(`/api/fee/${ids[0]}`, { reason: 'counted twice' })
    await bela!.delete(`/api/fee/${ids[1]}`)
    return { ...office, hr: asha!, ids }
  }

  test('are shown to an admin with who, when and why, and stand in no other sum', async () => {
    const { admin, ids, close } = await someVoided()
    const { body } = await admin.get('/api/fee?voided=true')
    const at = '2026-11-21T05:00:00.000Z'
    expect(body).toMatchObject({
      ...{ total: 2, sum: 300.5 },
      fees: [
        { _id: ids[1], receiptNo: '2026-27/000002', paid: 200.5, voided: { at, by: 'Bela', reason: null } },
        { _id: ids[0], name: 'José Example 1', voided: { at, by: 'Bela', reason: 'counted twice' } },
      ].map(({ name: _name, ...rest }) => rest),
    })
    const standing = (await admin.get('/api/fee?voided=false')).body
    expect(standing).toMatchObject({ total: 1, sum: 300, fees: [{ _id: ids[2] }] })
    expect(standing.fees[0]).not.toHaveProperty('voided')
    expect((await admin.get('/api/fee')).body).toEqual(standing)
    expect(await close()).toMatchObject({ sum: 300, count: 1 })
    expect(await close('voided=true')).toMatchObject({ sum: 300.5, count: 2, byClerk: [{ name: 'Asha' }] })
    const found = async (query: string) => (await admin.get(`/api/fee?voided=true&${query}`)).body.total
    expect([await found('search=jose'), await found('search=ravi'), await found('search=2')]).toEqual([2, 0, 1])
    expect([await found('date=2026-11-20'), await found('month=10&year=2026')]).toEqual([2, 0])
  })

  test('are the admin’s alone, in the list as in the closing', async () => {
    const { hr } = await someVoided()
    for (const path of ['/api/fee', '/api/fee/closing']) {
      expect((await hr.get(`${path}?voided=true`)).status, path).toBe(403)
      expect((await hr.get(`${path}?voided=false`)).status, path).toBe(200)
    }
  })
})

test('the closing is for staff', async () => {
  expect((await api.call('GET', '/api/fee/closing')).status).toBe(401)
  expect((await (await api.as('student')).get('/api/fee/closing')).status).toBe(403)
  for (const role of ['hr', 'admin'] as const)
    expect((await (await api.as(role)).get('/api/fee/closing')).body).toEqual({
      ...{ sum: 0, count: 0, byMode: [], byClerk: [] },
    })
})
