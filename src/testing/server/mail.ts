import { afterEach, expect } from 'vitest'
import { openLog } from '#shared/server/log.ts'
import { openMail } from '#shared/server/mail.ts'
import { type Smtp, startSmtp } from './smtp.ts'
import type { ApiTest } from './api.ts'

type Refusing = NonNullable<Parameters<typeof startSmtp>[0]>['refuse']

/** Ways to let the institute send mail, from office@example.com; what was opened is closed after each test. */
export function mailing(api: ApiTest) {
  let open: Smtp[] = []
  afterEach(async () => {
    await Promise.all(open.map((smtp) => smtp.close()))
    open = []
  })

  function sendTo(smtpUrl: string) {
    api.mail = openMail({ smtpUrl, from: 'office@example.com', outbox: api.outbox, log: openLog(false) })
  }
  /** Through a real server of its own. */
  async function sendThrough(refuse?: Refusing): Promise<Smtp> {
    const smtp = await startSmtp(refuse === undefined ? {} : { refuse })
    open.push(smtp)
    sendTo(smtp.url)
    return smtp
  }
  return { sendTo, sendThrough }
}

/** The token in the link of a mail. */
export const tokenIn = (text: string) => /\/forget-password\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'

/** Until so many mails have come: those that are sent behind an answer take a moment. */
export async function untilArrived({ mails }: Smtp, count: number): Promise<void> {
  await expect.poll(() => mails.length, { timeout: 5000, interval: 20 }).toBe(count)
}
