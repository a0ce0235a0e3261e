import { expect } from 'vitest'
import { type ApiClient, createClient, signInClient } from '#testing/server/api-client.ts'
import { type Munshi, SETUP_ENV } from '#testing/server/munshi.ts'
import { createCourseAndBatch, registerStudent } from '#testing/server/register-students.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

export type UsedInstitute = { receipt: string }

/** The first day of an institute: set-up by the link, a course, a batch, a student with a receipt, its paper. */
export async function useInstitute(app: Munshi): Promise<UsedInstitute> {
  const code = /\/setup\?code=(\S+)/.exec(app.output.join('\n'))?.[1]
  const setUp = await createClient(() => app.url).post('/api/setup', { code, ...SETUP })
  expect(setUp).toMatchObject({ status: 201 })
  const admin = await signInClient(() => app.url, 'admin')
  const hr = await signInClient(() => app.url, 'hr')
  const courseAndBatch = await createCourseAndBatch(admin, hr)
  const { body } = await registerStudent(hr, courseAndBatch, { fee: 10_000, Paidfee: 2_500 })
  const { receipt } = body
  if (receipt === null) throw new Error('The registration has no receipt.')
  await expectPaper(hr, receipt)
  return { receipt }
}

/** Everything that was stored is there: the receipt with its paper. */
export async function expectKept(app: Munshi, { receipt }: UsedInstitute): Promise<void> {
  await expectPaper(await signInClient(() => app.url, 'hr'), receipt)
}

async function expectPaper(hr: ApiClient, receipt: string): Promise<void> {
  const { status, headers } = await hr.post('/api/fee/receipt/file', { receipts: [receipt] })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
}

export async function makeBackup(app: Munshi): Promise<string> {
  const admin = await signInClient(() => app.url, 'admin')
  expect((await admin.post('/api/admin/backup')).status).toBe(201)
  return waitUntil(async () => {
    const { body } = await admin.get<{ files: { name: string }[] }>('/api/admin/backup/file')
    expect(body.files).toHaveLength(1)
    return body.files[0]!.name
  })
}

const SETUP = {
  name: SETUP_ENV.INSTITUTE_NAME,
  phone: SETUP_ENV.INSTITUTE_PHONE,
  address: SETUP_ENV.INSTITUTE_ADDRESS,
  adminName: SETUP_ENV.ADMIN_NAME,
  adminEmail: SETUP_ENV.ADMIN_EMAIL,
  adminPassword: SETUP_ENV.ADMIN_PASSWORD,
  hrName: SETUP_ENV.HR_NAME,
  hrEmail: SETUP_ENV.HR_EMAIL,
  hrPassword: SETUP_ENV.HR_PASSWORD,
}
