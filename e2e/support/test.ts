import { test as base } from '@playwright/test'
import { INSTITUTE, startMunshi } from './munshi.ts'
import { Office } from './office.ts'

/** Journeys share one app a worker, with an institute that is set up; each makes its own courses, batches and students. */
export const test = base.extend<{ office: Office }, { address: string }>({
  address: [
    async ({}, give) => {
      const munshi = await startMunshi(INSTITUTE)
      await give(munshi.addresses[0] ?? '')
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, give) => give(address),
  office: async ({ page, request }, give) => give(new Office(page, request)),
})

export { expect } from '@playwright/test'
