import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '#shared/contract/endpoint.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { getAllowedCaller, CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { prepareScenario } from '#testing/server/scenario.ts'
import { watchRows } from '#testing/server/watch-rows.ts'

const api = startTestApi()
const prepared = prepareScenario(api)

const WRITES = Object.keys(CALLS).filter((key) => !key.startsWith('GET '))
/** They send mail and are audited, although they edit no record. */
const MAILS = [
  'PUT /api/enquiry/send-reminder/{id}',
  'POST /api/admin/staff/{id}/reset',
  'POST /api/user/confirmation/{id}',
]
/** Nothing but their entry is written. */
const ONLY_ENTRIES = [
  'POST /api/user/export',
  'POST /api/fee/export',
  'POST /api/admin/restore',
  'POST /api/admin/update',
]
/** Is stored in a file. */
const FILES = ['PUT /api/admin/installation/settings']
const SESSIONS = [
  'DELETE /api/session',
  'DELETE /api/session/{id}',
  'DELETE /api/admin/staff/{id}/session',
  'DELETE /api/admin/student/{id}/session',
  'DELETE /api/admin/session',
]
const WITHOUT_VERSION = [
  ...MAILS,
  ...SESSIONS,
  'PUT /api/user/changePassword',
  'PUT /api/admin/restore/{id}',
  'PUT /api/two-factor',
  'DELETE /api/two-factor',
  'DELETE /api/cash/{id}',
  // Holidays and places on a waiting list are not changed.
  'DELETE /api/holiday/{id}',
  'DELETE /api/waiting/entry/{id}',
  'PUT /api/waiting/entry/{id}',
  // These rows are not records yet.
  'PUT /api/import/{id}',
  'PUT /api/import/{id}/row',
  'DELETE /api/import/{id}',
  'PUT /api/admin/import/{id}',
  'PUT /api/admin/import/{id}/row',
  'DELETE /api/admin/import/{id}',
  // These calls work once: the second is rejected.
  'PUT /api/certificate/revoke/{id}',
  'PUT /api/reminder/{id}',
  // The last image stays.
  'PUT /api/user/photo/{id}',
  'DELETE /api/user/photo/{id}',
  'PUT /api/institute/logo',
  'DELETE /api/institute/logo',
  'PUT /api/certificate/signature',
  'DELETE /api/certificate/signature',
]
const LOGINS = ['POST /api/user/login', 'POST /api/hr/login', 'POST /api/admin/login']
const PUBLIC_WRITES = [
  ...LOGINS,
  'POST /api/user/register',
  'PUT /api/user/changePassword',
  'POST /api/user/confirmEmail',
  'POST /api/user/browser',
]

const entries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

/** Attendance is audited with the id of its sheet, which no response contains. */
async function findSheetId(batchCode: string): Promise<string | undefined> {
  const sheets = api.db.selectFrom('attendance_sheet as h').innerJoin('batch as b', 'b.id', 'h.batch_id')
  return (await sheets.select('h.id').where('b.code', '=', batchCode).executeTakeFirst())?.id
}

async function prepareCall(key: string) {
  const scenario = prepared()
  const caller = getAllowedCaller(api.app, key)
  const id = (await CALLS[key]!.record?.(scenario, scenario.ids['student A'])) ?? ''
  const body = await CALLS[key]!.body?.(scenario, id)
  return { scenario, caller, id, body, token: await scenario.getToken(caller) }
}
type PreparedCall = Awaited<ReturnType<typeof prepareCall>>

async function expectEntries(key: string, { scenario, caller, id, body: sent, token }: PreparedCall) {
  const earlierEntries = (await entries()).length
  const { status, body, headers } = await sendCall(scenario, key, { token, id, body: sent })
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  const added = (await entries()).slice(earlierEntries)
  const actorId = CALLS[key]!.actor?.(scenario) ?? scenario.ids[caller]
  const others = CALLS[key]!.inNameOf?.(scenario) ?? {}
  expect(added.map(({ action }) => action)).toEqual(CALLS[key]!.auditActions ?? [])
  for (const entry of added) {
    const by = others[entry.action]?.id ?? actorId
    const [actor] = await api.db.selectFrom('account').select(['name', 'role']).where('id', '=', by).execute()
    expect(entry).toMatchObject({
      at: api.now,
      actor_id: by,
      // The name of a student is stored in the account only, where it can be erased.
      actor_name: actor?.role === 'student' ? '' : actor?.name,
      actor_role: others[entry.action]?.role ?? actor?.role,
      request_id: headers['x-request-id'],
    })
    expect(entry.record).toMatch(/^[a-z]+$/)
  }
  const instituteId = added.at(-1)?.record === 'institute' && ABSENT_ID
  const ownId =
    added.at(-1)?.record === 'account' && (id === '' || added.at(-1)!.action.startsWith('session.')) && actorId
  const recordIds = [
    id,
    body._id,
    body.student,
    body.student?._id,
    body.certificates?.[0]?._id,
    await findSheetId(id),
    instituteId,
    ownId,
  ].filter(Boolean)
  // A list that is exported has no id.
  if (added.length > 0 && added.at(-1)!.record !== 'list') expect(recordIds).toContain(added.at(-1)!.record_id)
}

describe('a write that fails stores nothing, and one that succeeds adds its audit entries', () => {
  const REJECTIONS: Record<string, (call: PreparedCall, key: string) => ReturnType<typeof sendCall>> = {
    'without a token': ({ scenario, id, body }, key) => sendCall(scenario, key, { id, body }),
    'by a forbidden role': async ({ scenario, id, body }, key) =>
      sendCall(scenario, key, { id, body, token: await scenario.getToken(getForbiddenCaller(key)) }),
    'with an unknown field': ({ scenario, id, token }, key) =>
      sendCall(scenario, key, { id, token, body: { nonsense: 1 } }),
    'with an outdated version': ({ scenario, id, body, token }, key) =>
      sendCall(scenario, key, { id, body, token, headers: { 'if-match': '"99"' } }),
  }
  const getForbiddenCaller = (key: string) => (getAllowedCaller(api.app, key) === 'student A' ? 'hr' : 'student B')
  const isForEverybody = (key: string) => ROLES.every((role) => getEndpoint(api.app, key).roles.includes(role))
  /** Only edits check versions, and only calls with a body can have an unknown field. */
  const applies = (rejection: string, key: string) => {
    if (rejection === 'with an outdated version') return /^(PUT|DELETE)/.test(key) && !WITHOUT_VERSION.includes(key)
    if (rejection === 'with an unknown field') return CALLS[key]!.body !== undefined
    if (rejection === 'by a forbidden role' && isForEverybody(key)) return false
    return !PUBLIC_WRITES.includes(key)
  }

  const TABLES = [
    'course',
    'batch',
    'student',
    'enrolment',
    'fee_plan',
    'receipt',
    'approval',
    'portfolio',
    'attendance_sheet',
    'enquiry',
    'enquiry_note',
    'project',
    'backup_run',
    'backup_place',
    'backup_proof',
    'backup_answer',
    'expense_category',
    'expense',
    'recurring_expense',
    'recurring_expense_month',
    'day_closing',
    'cash_entry',
    'institute',
    'fee_adjustment',
    'refund',
    'import_setting',
    'reminder',
    'reminder_settings',
    'absence_notice',
    'absence_settings',
    'holiday',
    'batch_waiting',
    'calendar_feed',
    'certificate',
    'certificate_template',
    'certificate_signature',
    'account',
    'permission_set',
    'privacy_notice',
    'two_factor',
    'session',
    'known_browser',
    'student_photo',
    'institute_logo',
  ]
  let client: pg.Client

  beforeAll(async () => {
    client = new pg.Client({ connectionString: api.ownerUrl })
    await client.connect()
    await failAtCommit([])
    for (const table of [...TABLES, 'audit_entry'])
      await client.query(`create constraint trigger fail_write after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function test_support.fail_write()`)
  })
  afterAll(async () => {
    await client.query('drop function test_support.fail_write cascade')
    await client.end()
  })
  afterEach(() => failAtCommit([]))

  async function failAtCommit(tables: string[]): Promise<void> {
    await client.query(`create or replace function test_support.fail_write() returns trigger language plpgsql as $$ begin
      if tg_table_name = any('{${tables.join()}}') then raise exception 'this table is full'; end if;
      return null;
    end $$`)
  }

  async function expectNothingStored(key: string, call: PreparedCall) {
    const expectUnchanged = await watchRows(api)
    for (const [rejection, sendRejected] of Object.entries(REJECTIONS)) {
      if (!applies(rejection, key)) continue
      expect([401, 403, 409, 422], rejection).toContain((await sendRejected(call, key)).status)
      await expectUnchanged(rejection)
    }
    for (const tables of [TABLES, ['audit_entry']]) {
      // Mails, exports and files write nothing but their entry in the transaction.
      if (tables === TABLES && [...MAILS, ...ONLY_ENTRIES, ...FILES].includes(key)) continue
      await failAtCommit(tables)
      expect(await sendCall(call.scenario, key, call), tables[0]!).toMatchObject({
        status: 500,
        body: { code: 'internal' },
      })
      // The reset token is committed before the mail is sent, because a mail cannot be undone.
      await expectUnchanged(`${tables[0]} fails`, MAILS.includes(key) ? 'reset_token' : undefined)
    }
    await failAtCommit([])
  }

  test.each(WRITES)('%s', async (key) => {
    const call = await prepareCall(key)
    if (CALLS[key]!.auditActions) await expectNothingStored(key, call)
    // A mail has been sent, which may not be repeated yet.
    if (MAILS.includes(key)) await api.reset()
    await expectEntries(key, MAILS.includes(key) ? await prepareCall(key) : call)
  })
})

test('a registration without a session is recorded with the actor `anyone`', async () => {
  const scenario = prepared()
  await sendCall(scenario, 'POST /api/user/register', {})
  expect(await entries()).toMatchObject([
    { action: 'student.apply', actor_id: null, actor_name: '', actor_role: 'anyone' },
  ])
})

test('an edit is recorded with the changed fields only, before and after', async () => {
  const scenario = prepared()
  const hr = await api.signInAs('hr')
  const id = await CALLS['PUT /api/fee/{id}']!.record!(scenario, scenario.ids['student A'])
  await hr.put(`/api/fee/${id}`, { paid: 90, payMode: 'Cash' })
  expect((await entries()).at(-1)).toMatchObject({
    action: 'fee.update',
    before: { paid: 100, due: 9900, changed: false, version: 1 },
    after: { paid: 90, due: 9910, changed: true, version: 2 },
  })
  await hr.delete(`/api/fee/${id}`, { reason: 'Written twice' })
  expect((await entries()).at(-1)).toMatchObject({
    action: 'fee.void',
    record_id: id,
    before: { paid: 90 },
  })
})
