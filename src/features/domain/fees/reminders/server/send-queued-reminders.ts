import { getInstitute } from '#features/base/institute/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { deliverQueued } from '#shared/server/deliver-queued.ts'
import type { Mail } from '#shared/server/mailer.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import { composeReminder, getReminderLanguage } from '../contract/compose-reminder.ts'
import type en from '../contract/messages/en.json'
import { deleteEmail, failQueued, finishEmail, markUncertain, takeQueued, type Taken } from './reminders.sql.ts'
import { getReminderSettings } from './settings.sql.ts'
import { getRemindedStudent } from './students-to-remind.sql.ts'

const message = messagesOf<typeof en>('reminders')

type Job = Pick<Ctx, 'db' | 'clock' | 'mail' | 'translate'> & { isStopped?: () => boolean }

/** Sends queued emails one after another, outside of transactions. Several processes share the queue. */
export async function sendQueuedReminders(job: Job): Promise<void> {
  const { db, clock } = job
  // A minute is longer than the mailer waits.
  await markUncertain(db, new Date(clock.now().getTime() - MINUTE_MS))
  while (!job.isStopped?.()) {
    const taken = await takeQueued(db, clock.now())
    if (!taken) return
    const mail = await composeMail(job, taken)
    if (!mail) {
      await deleteEmail(db, taken)
      continue
    }
    const { state, isServerDown } = await deliverQueued(() => job.mail.send(mail))
    await finishEmail(db, taken, state, clock.now())
    if (isServerDown) await failQueued(db)
  }
}

/** Undefined if there is nothing to remind of any more: paid, dropped, or queued on an earlier day. */
async function composeMail({ db, clock, translate }: Job, { studentId, day }: Taken): Promise<Mail | undefined> {
  const today = await getToday(db, clock)
  const student = await getRemindedStudent(db, EVERYBODY, studentId, today)
  if (day !== today || student.PendingFee <= 0 || student.status !== 'Active') return undefined
  const institute = await getInstitute(db)
  const language = getReminderLanguage(student, institute)
  return {
    to: student.email,
    personId: studentId,
    fromName: institute.name,
    subject: translate(language, message('mailSubject'), { institute: institute.name }),
    text: `${composeReminder(await getReminderSettings(db, translate), student, institute, today)}\n`,
  }
}
