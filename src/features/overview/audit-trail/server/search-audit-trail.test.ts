import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldText } from '#shared/contract/fold-text.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

type Entry = { action: string }

/** Creates two students, each with a changed fee, a receipt, a refund and a discount. */
async function setUp() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const create = async (fname: string, reason: string) => {
    const email = `${fname.toLowerCase()}@example.com`
    const student = await createStudent(api.db, { fname, lname: 'Rao', email, listFee: 9000 })
    await hr.put(`/api/user/${student}`, { fee: 9800 })
    const receipt = (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4321, date: '2026-11-20' })).body
    const refund = { amount: 100, payMode: 'Cash', date: '2026-11-21', reason }
    const { _id: refundId, refundNo } = (await admin.post(`/api/fee/refund/${student}`, refund)).body
    await admin.post(`/api/fee/discount/${student}`, { amount: 50, reason })
    return {
      student,
      receiptNo: receipt.receiptNo as string,
      refundNo: refundNo as string,
      refundId: refundId as string,
    }
  }
  const asha = await create('Asha', 'Scholarship of the trust')
  const ravi = await create('Ravi', 'Merit')
  const list = async (query: Record<string, string>) => {
    const { status, body } = await admin.get(`/api/admin/audit?${new URLSearchParams(query).toString()}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return { total: body.total as number, actions: body.entries.map(({ action }: Entry) => action) as string[] }
  }
  return { hr, admin, asha, ravi, list }
}
const ALL = ['discount.give', 'refund.record', 'fee.record', 'student.update']

test('the history of a student has the record, receipts, refunds and discounts of this student, a page at a time', async () => {
  const { asha, list } = await setUp()

  expect(await list({ student: asha.student })).toEqual({ total: 4, actions: ALL })
  expect(await list({ student: asha.student, page: '2', limit: '3' })).toEqual({ total: 4, actions: ALL.slice(3) })
  expect(await list({ student: 'nobody' })).toEqual({ total: 0, actions: [] })
})

test('the search finds students by name, receipts and refunds by number, and the text and amounts of changes', async () => {
  const { asha, ravi, list } = await setUp()
  const found = {
    'rao ÁSHA': ALL,
    rao: [...ALL, ...ALL],
    [ravi.receiptNo]: ['fee.record'],
    [asha.refundNo.toLowerCase()]: ['refund.record'],
    '2026-27/999999': [],
    'schol trust': ['discount.give', 'refund.record'],
    // A refund has the amount that was paid before.
    '4,321': ['refund.record', 'fee.record', 'refund.record', 'fee.record'],
    // A receipt has the total fee of its day.
    '₹9800': ['fee.record', 'student.update', 'fee.record', 'student.update'],
    "merit' | x": [],
    // The parts of an id are no words.
    [asha.refundId.slice(-12)]: [],
  }
  for (const [search, actions] of Object.entries(found))
    expect(await list({ search }), search).toEqual({ total: actions.length, actions })

  await list({ search: "'&!|:*\\ ()" })
})

test.each([
  ['Łukasz asked for D’Souza', ['lukasz dsouza', "D'SOUZA", 'ŁUKASZ']],
  ['Été à crédit, Anna‑Maria', ['ete credit', 'anna maria', 'Anna-Maria']],
  ['रसीद ५००१ गलत', ['5001', '५००१', 'रसीद']],
])('the search of changes folds %j as all other searches do', async (reason, searches) => {
  const { admin, asha, list } = await setUp()
  await admin.post(`/api/fee/discount/${asha.student}`, { amount: 20, reason })

  for (const search of searches)
    expect(await list({ search }), search).toEqual({ total: 1, actions: ['discount.give'] })
})

test('the words of the index are those of foldText, whatever the name', async () => {
  const letters = [
    ..."abcLŁøßéÇşığ’'´- ./@0१८৩٣".split(''),
    'Rao',
    'D’Souza',
    'Zoë',
    'Āditya',
    'Štěpán',
    'Jürgen',
    'Çağla',
  ]
  const scripts = ['कविता', 'दृष्टांत', 'தமிழ்', 'محمد', 'ﬁ', '२', 'Udāharaṇ', 'Exemplar-Venkatasubramanian']
  const names = fc.sample(fc.array(fc.constantFrom(...letters, ...scripts), { minLength: 1, maxLength: 12 }), 2000)
  const texts = names.map((parts) => parts.join(''))
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[], ${texts.map(foldText)}::text[]) t (text, folded)
    where audit_words(jsonb_build_object('name', text), null) <> to_tsvector('simple', folded)
      or array(select name_words(fold_text(text)) order by 1) <> array(select name_words(folded) order by 1)`.execute(
    api.db,
  )

  expect(rows).toEqual([])
})

test('search and history are part of the audit trail, which HR cannot read (403)', async () => {
  const { hr, asha } = await setUp()

  expect((await hr.get(`/api/admin/audit?student=${asha.student}`)).status).toBe(403)
  expect((await hr.get('/api/admin/audit?search=asha')).status).toBe(403)
})
