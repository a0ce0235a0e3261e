import { test as base } from '@playwright/test'
import { type TestSmtpServer, startSmtpServer } from '#testing/server/smtp-server.ts'
import { INSTITUTE, type Munshi, startMunshi } from './munshi.ts'
import { Office } from './office.ts'

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
  office: async ({ page, request }, use) => use(new Office(page, request)),
})

export { expect } from '@playwright/test'
