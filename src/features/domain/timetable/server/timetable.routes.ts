import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { holidaysApi, timetableApi } from '../contract/timetable.contract.ts'
import { calendarApi } from '../contract/calendar.contract.ts'
import { getCalendarFeed, getCalendarFile, renewCalendar } from './change-calendar.ts'
import { addHoliday, removeHoliday } from './change-holidays.ts'
import { getOwnWeek, getWeek } from './get-week.ts'
import { listHolidays } from './holidays.sql.ts'

export async function timetableRoutes(app: FastifyInstance) {
  serve(app, timetableApi.week, (ctx, { query }) => getWeek(ctx, query))
  serve(app, timetableApi.ownWeek, (ctx, { query }) => getOwnWeek(ctx, query))
  serve(app, calendarApi.get, (ctx) => getCalendarFeed(ctx))
  serve(app, calendarApi.renew, (ctx, { body }) => renewCalendar(ctx, body))
  serve(app, calendarApi.file, (ctx, { params }) => getCalendarFile(ctx, params.calendarCode))
  serve(app, holidaysApi.list, ({ db }) => listHolidays(db))
  serve(app, holidaysApi.add, (ctx, { body }) => addHoliday(ctx, body))
  serve(app, holidaysApi.remove, (ctx, { params }) => removeHoliday(ctx, params.id))
}
