import { PathId } from '#shared/contract/scalars.ts'
import { toCode } from '#shared/server/uuid-code.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function createCalendarCode({ api }: Scenario, student: string): Promise<string> {
  await api.db
    .insertInto('calendar_feed')
    .columns(['account_id', 'created_at'])
    .expression((eb) => eb.selectFrom('account').select(['id', 'created_at']).where('id', '=', PathId.parse(student)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const feed = api.db.selectFrom('calendar_feed').select('code').where('account_id', '=', PathId.parse(student))
  return toCode((await feed.executeTakeFirst())?.code ?? '')
}
const HOLIDAY = { name: 'Diwali', from: '2027-10-28', to: '2027-10-29' }
async function createHoliday({ callAs }: Scenario): Promise<string> {
  return (await callAs('admin', 'POST', '/api/holiday', HOLIDAY)).body._id
}

export const examples: Examples = {
  'GET /api/timetable': {},
  'GET /api/timetable/own': {},
  'GET /api/calendar': {},
  'POST /api/calendar': { body: () => ({}), auditActions: ['calendar.renew'] },
  'GET /api/calendar/{calendarCode}': { record: createCalendarCode },
  'GET /api/holiday': {},
  'POST /api/holiday': { body: () => HOLIDAY, auditActions: ['holiday.create'] },
  'DELETE /api/holiday/{id}': { record: createHoliday, auditActions: ['holiday.remove'] },
}
