import { test as base } from '@playwright/test'
import { type Smtp, startSmtp } from '#testing/server/smtp.ts'
import { INSTITUTE, type Munshi, startMunshi } from './munshi.ts'
import { Office } from './office.ts'

/** Journeys share one app and one mail server a worker, with an institute that is set up; each makes its own courses, batches and students. */
export const test = base.extend<{ office: Office }, { smtp: Smtp; munshi: Munshi; address: string }>({
  smtp: [
    async ({}, give) => {
      const smtp = await startSmtp()
      await give(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  munshi: [
    async ({ smtp }, give) => {
      const munshi = await startMunshi({ ...INSTITUTE, SMTP_URL: smtp.url, MAIL_FROM: 'office@example.com' })
      await give(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  address: [({ munshi }, give) => give(munshi.addresses[0] ?? ''), { scope: 'worker' }],
  baseURL: ({ address }, give) => give(address),
  office: async ({ page, request }, give) => give(new Office(page, request)),
})

export { expect } from '@playwright/test'
