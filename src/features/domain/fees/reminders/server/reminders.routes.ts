import type { FastifyInstance } from 'fastify'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import { found } from '#shared/server/errors.ts'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { serve } from '#shared/server/serve.ts'
import { remindersApi } from '../contract/reminders.contract.ts'
import { reminderExport } from './export-reminders.ts'
import { emailReminders } from './email-reminders.ts'
import { getReminderTotals, listReminders } from './read-reminders.ts'
import { confirmReminder, remindStudent } from './remind-student.ts'
import { listRemindersOf } from './reminders.sql.ts'
import { setReminderSettings } from './set-reminder-settings.ts'
import { getReminderSettings } from './settings.sql.ts'
import { getToPay } from './students-to-remind.sql.ts'

export async function remindersRoutes(app: FastifyInstance) {
  serveExport(app, remindersApi.export, reminderExport)
  serve(app, remindersApi.list, (ctx, { query }) => listReminders(ctx, query))
  serve(app, remindersApi.totals, (ctx, { query }) => getReminderTotals(ctx, query))
  serve(app, remindersApi.email, (ctx, { body }) => emailReminders(ctx, body))
  serve(app, remindersApi.settings, ({ db, translate }) => getReminderSettings(db, translate))
  serve(app, remindersApi.setSettings, (ctx, { body }) => setReminderSettings(ctx, body))
  serve(app, remindersApi.ofStudent, async ({ db, actor, clock }, { params, query }) => {
    const scope = scopeOf(actor)
    found(await findStudent(db, scope, params.id))
    const toPay = await getToPay(db, scope, params.id, await getToday(db, clock))
    return { ...(await listRemindersOf(db, scope, params.id, query)), toPay }
  })
  serve(app, remindersApi.remind, (ctx, { params }) => remindStudent(ctx, params.id))
  serve(app, remindersApi.confirm, (ctx, { params, body }) => confirmReminder(ctx, params.id, body.sent))
}
