import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'
import { createAccount, createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const ROUNDS = getRounds(3, 5)

const MODES = ['Cash', 'Online', 'Others'] as const
const PART_MODES = ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque', 'Others']
const EXACT_MODES = ['Cash', 'Online', 'UPI', 'Others']
const CLERKS = ['Asha', 'Bela', 'Chand']
const NONE = {
  sum: 0,
  count: 0,
  cash: 0,
  byClerk: [],
  refunds: {
    sum: 0,
    count: 0,
    cash: 0,
  },
  net: 0,
  byMode: MODES.map((payMode) => ({
    payMode,
    paid: 0,
    count: 0,
  })),
  byPart: PART_MODES.map((mode) => ({
    mode,
    paid: 0,
    count: 0,
  })),
  byExactMode: [],
}
type Sums = { paid: number; count: number }
type Closing = {
  sum: number
  count: number
  cash: number
  refunds: { sum: number; count: number; cash: number }
  net: number
  byPart: (Sums & { mode: string })[]
  byExactMode: (Sums & { mode: string })[]
  byMode: (Sums & { payMode: string })[]
  byClerk: (Sums & { name: string })[]
}

async function createClerk(name: string) {
  const id = await createAccount(api.db, 'hr')
  await api.db.updateTable('account').set({ name }).where('id', '=', id).execute()
  return api.signInAs('hr', id)
}
async function createOffice() {
  const admin = await api.signInAs('admin')
  const clerks: Awaited<ReturnType<typeof createClerk>>[] = []
  for (const name of CLERKS) clerks.push(await createClerk(name))
  const { id: courseId } = await createCourse(api.db)
  const { id: batchId } = await createBatch(api.db, { courseId })
  const students: string[] = []
  for (const fname of ['José', 'Ravi', 'Usha'])
    students.push(await createStudent(api.db, { fname, courseId, batchId, fee: 1_000_000, joiningDate: '2025-01-01' }))
  const getClosing = async (query = ''): Promise<Closing> => {
    const { status, body } = await admin.get(`/api/fee/closing?${query}`)
    expect(status).toBe(200)
    return body
  }
  return { admin, clerks, students, getClosing }
}

const randomStep = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'pay', 'pay', 'pay', 'void', 'change', 'delete'),
  clerk: fc.nat(2),
  student: fc.nat(2),
  mode: fc.constantFrom(...MODES),
  paise: fc.integer({ min: 1, max: 900_000 }),
  day: fc.integer({ min: 0, max: 40 }),
  which: fc.nat(),
})
type IssuedReceipt = {
  id: string
  clerk: string
  mode: string
  paise: number
  date: string
  student: string
  voided: boolean
}
/** Splits an even number of paise into half cash and half UPI. */
const splitInHalves = (mode: string, paise: number) =>
  mode === 'Others' && paise % 2 === 0 ? ['Cash', 'UPI'].map((part) => ({ mode: part, amount: paise / 200 })) : []
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10)

function computeClosing(issued: IssuedReceipt[], matches: (receipt: IssuedReceipt) => boolean): Closing {
  const receipts = issued.filter((receipt) => !receipt.voided && matches(receipt))
  const sumBy = (field: 'mode' | 'clerk', keys: readonly string[]) =>
    keys.map((key) => {
      const matching = receipts.filter((receipt) => receipt[field] === key)
      return { key, paid: matching.reduce((sum, { paise }) => sum + paise, 0) / 100, count: matching.length }
    })
  const parts = receipts.flatMap(({ mode, paise }) => splitInHalves(mode, paise))
  const amountsOf = (mode: string) => parts.filter((part) => part.mode === mode).map(({ amount }) => amount)
  const unsplit = receipts.filter(({ mode, paise }) => splitInHalves(mode, paise).length === 0)
  const exact = [...unsplit.map(({ mode, paise }) => ({ mode, amount: paise / 100 })), ...parts]
  const exactAmounts = (mode: string) => exact.filter((one) => one.mode === mode).map(({ amount }) => amount)
  const cashReceipts = receipts.filter(({ mode }) => mode === 'Cash').map(({ paise }) => paise / 100)
  const sum = receipts.reduce((total, { paise }) => total + paise, 0) / 100
  return {
    sum,
    net: sum,
    refunds: {
      sum: 0,
      count: 0,
      cash: 0,
    },
    cash: sumOf([...cashReceipts, ...amountsOf('Cash')]),
    byPart: PART_MODES.map((mode) => ({
      mode,
      paid: sumOf(amountsOf(mode)),
      count: amountsOf(mode).length,
    })),
    byExactMode: EXACT_MODES.map((mode) => ({
      mode,
      paid: sumOf(exactAmounts(mode)),
      count: exactAmounts(mode).length,
    })).filter(({ count }) => count > 0),
    count: receipts.length,
    byMode: sumBy('mode', MODES).map(({ key, ...rest }) => ({
      payMode: key,
      ...rest,
    })),
    byClerk: sumBy('clerk', CLERKS)
      .filter(({ count }) => count > 0)
      .map(({ key, ...rest }) => ({
        name: key,
        ...rest,
      })),
  }
}

test('getClosing equals the sums computed from the receipts, after random calls, for every filter', async () => {
  let maxReceipts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(randomStep, { minLength: 25, maxLength: 40 }), async (steps) => {
      await api.reset()
      const { admin, clerks, students, getClosing } = await createOffice()
      const issued: IssuedReceipt[] = []
      for (const { kind, clerk, student, mode, paise, day, which } of steps) {
        const hr = clerks[clerk]!
        const receipt = issued[which % Math.max(issued.length, 1)]
        if (kind === 'pay') {
          const parts = splitInHalves(mode, paise)
          const form = { payMode: mode, paid: paise / 100, date: dayBefore(day), parts }
          const { status, body } = await hr.post(`/api/fee/${students[student]}`, form)
          if (status !== 201) continue
          const values = {
            clerk: CLERKS[clerk]!,
            mode,
            paise,
            date: form.date,
            student: students[student]!,
            voided: false,
          }
          issued.push({ id: body._id, ...values })
        } else if (kind === 'void' && receipt) {
          if ((await hr.delete(`/api/fee/${receipt.id}`, { reason: 'Example' })).status === 200) receipt.voided = true
        } else if (kind === 'change' && receipt) {
          // A receipt counts for the clerk who issued it, not for the one who changed it.
          const change = { payMode: mode, paid: paise / 100, parts: splitInHalves(mode, paise) }
          if ((await hr.put(`/api/fee/${receipt.id}`, change)).status === 200) Object.assign(receipt, { mode, paise })
        } else if (kind === 'delete' && which % 4 === 0)
          await admin.post('/api/admin/status', { student: students[student], status: 'Delete' })
      }
      maxReceipts = Math.max(maxReceipts, issued.filter(({ voided }) => !voided).length)
      const { date } = issued[0] ?? { date: '2026-11-21' }
      const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
      const expectSame = async (query: string, matches: (receipt: IssuedReceipt) => boolean) =>
        expect(await getClosing(query), query).toEqual(computeClosing(issued, matches))
      await expectSame('', () => true)
      await expectSame(`date=${date}`, (receipt) => receipt.date === date)
      await expectSame(`month=${month}&year=${year}`, (receipt) => receipt.date.startsWith(date.slice(0, 7)))
      await expectSame('year=2026', (receipt) => receipt.date.startsWith('2026'))
      await expectSame('search=jose', (receipt) => receipt.student === students[0])
      const { sum, total } = (await admin.get(`/api/fee?date=${date}`)).body
      expect(await getClosing(`date=${date}`)).toMatchObject({ sum, count: total })
    }),
    { numRuns: ROUNDS, seed: SEED },
  )
  expect(maxReceipts).toBeGreaterThan(5)
})

describe('filter by day', () => {
  test('takes precedence over month and year in list and closing', async () => {
    const { clerks, students, getClosing, admin } = await createOffice()
    for (const date of ['2026-11-19', '2026-11-20', '2026-11-20'])
      await clerks[0]!.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 10.1, date })

    const query = 'date=2026-11-20&month=1&year=2020'
    expect(await getClosing(query)).toEqual({
      ...NONE,
      sum: 20.2,
      count: 2,
      cash: 20.2,
      net: 20.2,
      byMode: [
        {
          payMode: 'Cash',
          paid: 20.2,
          count: 2,
        },
        ...NONE.byMode.slice(1),
      ],
      byExactMode: [
        {
          mode: 'Cash',
          paid: 20.2,
          count: 2,
        },
      ],
      byClerk: [
        {
          name: 'Asha',
          paid: 20.2,
          count: 2,
        },
      ],
    })
    expect((await admin.get(`/api/fee?${query}`)).body).toMatchObject({ total: 2, sum: 20.2, fees: { length: 2 } })
    expect(await getClosing('date=2026-11-18')).toEqual(NONE)
  })

  test.each(['date=2026-02-30', 'date=today', 'date=', 'voided=yes', 'month=13'])(
    '%s is rejected (422)',
    async (query) => {
      const admin = await api.signInAs('admin')
      for (const path of ['/api/fee', '/api/fee/closing'])
        expect((await admin.get(`${path}?${query}`)).status).toBe(422)
    },
  )
})

test('getClosing lists modes in a fixed order and clerks by name, unknown clerks last', async () => {
  const { clerks, students, getClosing } = await createOffice()
  const [omer, unknown] = [await createClerk('Ömer'), await createClerk('Example')]
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

  const { byMode, byClerk } = await getClosing('date=2026-11-20')

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
  /** Issues three receipts by one clerk. Another clerk voids two of them. */
  async function createVoidedReceipts() {
    const office = await createOffice()
    const [asha, bela] = office.clerks
    const ids: string[] = []
    for (const paid of [100, '200.50', 300]) {
      const form = { payMode: 'Cash', paid, date: '2026-11-20' }
      ids.push((await asha!.post(`/api/fee/${office.students[0]}`, form)).body._id)
    }
    api.now = new Date('2026-11-21T05:00:00Z')
    await bela!.delete(`/api/fee/${ids[0]}`, { reason: 'counted twice' })
    await bela!.delete(`/api/fee/${ids[1]}`, { reason: 'Example' })
    return { ...office, hr: asha!, ids }
  }

  test('are listed for an admin with account, time and reason', async () => {
    const { admin, ids } = await createVoidedReceipts()

    const { body } = await admin.get('/api/fee?voided=true')

    const at = '2026-11-21T05:00:00.000Z'
    expect(body).toMatchObject({
      total: 2,
      sum: 300.5,
      fees: [
        {
          _id: ids[1],
          receiptNo: '2026-27/000002',
          paid: 200.5,
          voided: {
            at,
            by: 'Bela',
            reason: 'Example',
          },
        },
        {
          _id: ids[0],
          voided: {
            at,
            by: 'Bela',
            reason: 'counted twice',
          },
        },
      ],
    })
  })

  test('are excluded from the other lists and sums', async () => {
    const { admin, ids, getClosing } = await createVoidedReceipts()

    const { body } = await admin.get('/api/fee?voided=false')

    expect(body).toMatchObject({ total: 1, sum: 300, fees: [{ _id: ids[2] }] })
    expect(body.fees[0]).not.toHaveProperty('voided')
    expect((await admin.get('/api/fee')).body).toEqual(body)
    expect(await getClosing()).toMatchObject({ sum: 300, count: 1 })
  })

  test('have a separate closing', async () => {
    const { getClosing } = await createVoidedReceipts()

    expect(await getClosing('voided=true')).toMatchObject({ sum: 300.5, count: 2, byClerk: [{ name: 'Asha' }] })
  })

  test.each([
    ['jose', 2],
    ['ravi', 0],
    ['2', 1],
  ])('are found for the search %s: %d', async (search, count) => {
    const { admin } = await createVoidedReceipts()

    const { body } = await admin.get(`/api/fee?voided=true&search=${search}`)

    expect(body.total).toBe(count)
  })

  test('are filtered by day, month and year of voiding in the institute’s time zone, newest voiding first', async () => {
    const { clerks, students } = await createOffice()
    const hr = clerks[0]!
    const paidOn = ['2026-11-20', '2026-11-19', '2026-10-31']
    const [a, b, c] = await Promise.all(
      paidOn.map(async (date) => {
        const { body } = await hr.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 10, date })
        return body._id as string
      }),
    )
    // In Kolkata these are a minute before midnight, a minute after midnight, a minute into the next year.
    for (const [id, at] of [
      [a, '2026-11-30T18:29:00Z'],
      [b, '2026-11-30T18:31:00Z'],
      [c, '2026-12-31T18:31:00Z'],
    ] as const) {
      api.now = new Date(at)
      expect((await (await createClerk('Chand')).delete(`/api/fee/${id}`, { reason: 'Example' })).status).toBe(200)
    }
    const admin = await api.signInAs('admin')
    const found = async (query: string) => {
      const { status, body } = await admin.get(`/api/fee?voided=true&${query}`)
      expect(status).toBe(200)
      return (body.fees as { _id: string }[]).map(({ _id }) => _id)
    }
    expect(await found('')).toEqual([c, b, a])
    expect(await found('date=2026-11-30')).toEqual([a])
    expect(await found('date=2026-12-01')).toEqual([b])
    expect(await found('date=2026-11-20')).toEqual([])
    expect(await found('month=11&year=2026')).toEqual([a])
    expect(await found('month=12&year=2026')).toEqual([b])
    expect(await found('month=12')).toEqual([])
    expect(await found('year=2026')).toEqual([b, a])
    expect(await found('year=2027')).toEqual([c])
    expect(await found('month=10')).toEqual([])
    await api.db.updateTable('institute').set({ time_zone: 'UTC' }).execute()
    expect(await found('date=2026-11-30')).toEqual([b, a])
    expect(await found('year=2027')).toEqual([])
  })

  test('are rejected for HR in list and closing (403)', async () => {
    const { hr } = await createVoidedReceipts()
    for (const path of ['/api/fee', '/api/fee/closing']) {
      expect((await hr.get(`${path}?voided=true`)).status, path).toBe(403)
      expect((await hr.get(`${path}?voided=false`)).status, path).toBe(200)
    }
  })
})

test('getClosing rejects students (403) and visitors (401)', async () => {
  expect((await api.call('GET', '/api/fee/closing')).status).toBe(401)
  expect((await (await api.signInAs('student')).get('/api/fee/closing')).status).toBe(403)
  for (const role of ['hr', 'admin'] as const)
    expect((await (await api.signInAs(role)).get('/api/fee/closing')).body).toEqual(NONE)
})
