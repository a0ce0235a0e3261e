import { test as base } from '@playwright/test'
import pg from 'pg'
import { type TestSmtpServer, startSmtpServer } from '#testing/server/smtp-server.ts'
import { awaitMovesOfHistory } from './moves-of-history.ts'
import { INSTITUTE, type Munshi, startMunshi } from './munshi.ts'
import { Office } from './office.ts'
import { recordCallsOf } from './record-calls.ts'

/** Journeys of a worker share one app and one mail server; each creates its own courses, batches and students. */
export const test = base.extend<{ office: Office }, { smtp: TestSmtpServer; munshi: Munshi; address: string }>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  munshi: [
    async ({ smtp }, use) => {
      const munshi = await startMunshi({ ...INSTITUTE, SMTP_URL: smtp.url, MAIL_FROM: 'office@example.com' })
      await use(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  address: [({ munshi }, use) => use(munshi.addresses[0] ?? ''), { scope: 'worker' }],
  baseURL: ({ address }, use) => use(address),
  context: async ({ context }, use) => {
    recordCallsOf(context)
    await awaitMovesOfHistory(context)
    await use(context)
    // A request that the page makes after the last step, as the stream of changes lets it, may still wait in a handler.
    const routed = [context, ...context.pages()]
    await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
  },
  office: async ({ page, request, munshi }, use) => {
    await deleteDrafts(munshi)
    await use(new Office(page, request))
  },
})

/** Journeys share the staff accounts: what one leaves unsaved must not appear in the next. */
async function deleteDrafts({ databaseUrl }: Munshi): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('delete from draft')
  await client.end()
}

export { expect } from '@playwright/test'
