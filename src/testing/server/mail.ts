import { afterEach, expect } from 'vitest'
import { createLogger } from '#shared/server/create-logger.ts'
import { createMailer } from '#shared/server/mailer.ts'
import { type TestSmtpServer, startSmtpServer } from './smtp-server.ts'
import type { TestApi } from './api.ts'

type Rejection = NonNullable<Parameters<typeof startSmtpServer>[0]>['reject']

/** Servers are closed after each test. */
export function setUpMail(api: TestApi) {
  let servers: TestSmtpServer[] = []
  afterEach(async () => {
    await Promise.all(servers.map((smtp) => smtp.close()))
    servers = []
  })

  function setSmtpUrl(smtpUrl: string) {
    api.mail = createMailer({ smtpUrl, from: 'office@example.com', outbox: api.outbox, log: createLogger(false) })
  }
  async function startMailServer(reject?: Rejection): Promise<TestSmtpServer> {
    const smtp = await startSmtpServer(reject === undefined ? {} : { reject })
    servers.push(smtp)
    setSmtpUrl(smtp.url)
    return smtp
  }
  return { setSmtpUrl, startMailServer }
}

export const getResetToken = (text: string) => /\/forget-password#token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'

/** The app sends some mails after its response. */
export async function waitForMails({ mails }: TestSmtpServer, count: number): Promise<void> {
  await expect.poll(() => mails.length, { timeout: 30_000, interval: 20 }).toBe(count)
}
