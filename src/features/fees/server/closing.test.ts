import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { queryOnce } from '#shared/server/query-once.ts'

const api = startTestApi()

const MODES = ['Cash', 'Online', 'Others'] as const
const CLERKS = ['Asha', 'Bela', 'Chand']
const NONE = { sum: 0, count: 0, byMode: MODES.map((payMode) => ({ payMode, paid: 0, count: 0 })), byClerk: [] }
type Sum = { paid: number; count: number }
type Closing = {
  sum: number
  count: number
  byMode: (Sum & { payMode: string })[]
  byClerk: (Sum & { name: string })[]
}

async function aClerk(name: string) {
  const id = await createAccount(api.db, 'hr')
  await api.db.updateTable('account').set({ name }).where('id', '=', id).execute()
  return api.as('hr', id)
}
async function anOffice() {
  const admin = await api.as('admin')
  const clerks: Awaited<ReturnType<typeof aClerk>>[] = []
  for (const name of CLERKS) clerks.push(await aClerk(name))
  const { id: courseId } = await createCourse(api.db)
  const { id: batchId } = await createBatch(api.db, { courseId })
  const students: string[] = []
  for (const fname of ['José', 'Ravi', 'Usha'])
    students.push(await createStudent(api.db, { fname, courseId, batchId, fee: 1_000_000, joiningDate: '2025-01-01' }))
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
  const sums = (of: 'mode' | 'clerk', keys: readonly string[]) =>
    keys.map((key) => {
      const ofKey = standing.filter((one) => one[of] === key)
      return { key, paid: ofKey.reduce((sum, { paise }) => sum + paise, 0) / 100, count: ofKey.length }
    })
  return {
    sum: standing.reduce((sum, { paise }) => sum + paise, 0) / 100,
    count: standing.length,
    byMode: sums('mode', MODES).map(({ key, ...rest }) => ({ payMode: key, ...rest })),
    byClerk: sums('clerk', CLERKS)
      .filter(({ count }) => count > 0)
      .map(({ key, ...rest }) => ({ name: key, ...rest })),
  }
}

test('after any history the closing is what the receipts add up to: of all, a day, a month, a year, a student', async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
      await api.empty()
      const { admin, clerks, students, close } = await anOffice()
      const written: Written[] = []
      for (const { what, clerk, student, mode, paise, day, which } of steps) {
        const hr = clerks[clerk]!
        const one = written[which % Math.max(written.length, 1)]
        if (what === 'pay') {
          const form = { payMode: mode, paid: paise / 100, date: dayBefore(day) }
          const { status, body } = await hr.post(`/api/fee/${students[student]}`, form)
          if (status !== 201) continue
          const kept = {
            clerk: CLERKS[clerk]!,
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
        expect(await close(query), query).toEqual(counted(written, isWanted))
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
      byMode: [{ payMode: 'Cash', paid: 20.2, count: 2 }, ...NONE.byMode.slice(1)],
      byClerk: [{ name: 'Asha', paid: 20.2, count: 2 }],
    })
    expect((await admin.get(`/api/fee?${query}`)).body).toMatchObject({ total: 2, sum: 20.2, fees: { length: 2 } })
    expect(await close('date=2026-11-18')).toEqual(NONE)
  })

  test.each(['date=2026-02-30', 'date=today', 'date=', 'voided=yes', 'month=13'])('%s is refused', async (query) => {
    const admin = await api.as('admin')
    for (const path of ['/api/fee', '/api/fee/closing']) expect((await admin.get(`${path}?${query}`)).status).toBe(422)
  })
})

test('modes stand in the order of the choices, clerks in that of their names, whatever each took', async () => {
  const { clerks, students, close } = await anOffice()
  const [omer, unknown] = [await aClerk('Ömer'), await aClerk('Example')]
  const form = { payMode: 'Others', date: '2026-11-20' }
  for (const [clerk, paid] of [
    [clerks[1], 5],
    [omer, 10],
    [unknown, 900],
    [clerks[0], 20],
  ] as const)
    await clerk!.post(`/api/fee/${students[0]}`, { ...form, paid })
  await clerks[0]!.post(`/api/fee/${students[0]}`, { ...form, payMode: 'Online', paid: 1 })
  await queryOnce(api.ownerUrl, 'update receipt set issued_by = null where paid = 900')
  const { byMode, byClerk } = await close('date=2026-11-20')
  expect(byMode.map(({ payMode, paid }) => [payMode, paid])).toEqual([
    ['Cash', 0],
    ['Online', 1],
    ['Others', 935],
  ])
  expect(byClerk.map(({ name, paid }) => [name, paid])).toEqual([
    ['Asha', 21],
    ['Bela', 5],
    ['Ömer', 10],
    ['', 900],
  ])
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
  })

  test('are those voided on the day, in the month or the year, on the institute’s clock, the last voided first', async () => {
    const { clerks, students } = await anOffice()
    const hr = clerks[0]!
    const paidOn = ['2026-11-20', '2026-11-19', '2026-10-31']
    const [a, b, c] = await Promise.all(
      paidOn.map(async (date) => {
        const { body } = await hr.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 10, date })
        return body._id as string
      }),
    )
    // A minute before midnight in Kolkata, a minute after it, and a minute into another year.
    for (const [id, at] of [
      [a, '2026-11-30T18:29:00Z'],
      [b, '2026-11-30T18:31:00Z'],
      [c, '2026-12-31T18:31:00Z'],
    ] as const) {
      api.now = new Date(at)
      expect((await (await aClerk('Late')).delete(`/api/fee/${id}`)).status).toBe(200)
    }
    const late = await api.as('admin')
    const found = async (query: string) => {
      const { status, body } = await late.get(`/api/fee?voided=true&${query}`)
      expect(status).toBe(200)
      return (body.fees as { _id: string }[]).map(({ _id }) => _id)
    }
    expect(await found('')).toEqual([c, b, a])
    expect(await found('date=2026-11-30')).toEqual([a])
    expect(await found('date=2026-12-01')).toEqual([b])
    expect(await found('date=2026-11-20')).toEqual([])
    expect(await found('month=11&year=2026')).toEqual([a])
    expect(await found('month=12')).toEqual([b])
    expect(await found('year=2026')).toEqual([b, a])
    expect(await found('year=2027')).toEqual([c])
    expect(await found('month=10')).toEqual([])
    await api.db.updateTable('institute').set({ time_zone: 'UTC' }).execute()
    expect(await found('date=2026-11-30')).toEqual([b, a])
    expect(await found('year=2027')).toEqual([])
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
    expect((await (await api.as(role)).get('/api/fee/closing')).body).toEqual(NONE)
})
