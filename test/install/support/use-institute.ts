import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { PART_BYTES } from '#features/overview/backup/contract/upload.contract.ts'
import { type ApiClient, createClient, signInClient } from '#testing/server/api-client.ts'
import { type Munshi, SETUP_ENV } from '#testing/server/munshi.ts'
import { createCourseAndBatch, registerStudent } from '#testing/server/register-students.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

export type UsedInstitute = { receipt: string }

/** The first day of an institute: set-up by the link, a course, a batch, a student with a receipt, its paper. */
export async function useInstitute(app: Munshi): Promise<UsedInstitute> {
  const setUp = await createClient(() => app.url).post('/api/setup', { code: readCode(app), ...SETUP })
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

const readCode = (app: Munshi) => /\/setup\?code=(\S+)/.exec(app.output.join('\n'))?.[1]

/** Restores a file on the first page of an installation, whose secret key is still that of the institute. */
export async function restoreBackup(app: Munshi, path: string): Promise<void> {
  const anyone = createClient(() => app.url)
  const code = readCode(app)
  const file = readFileSync(path)
  for (let part = 0; part * PART_BYTES < file.length; part += 1) {
    const content = file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64')
    const sent = await anyone.post('/api/setup/restore/upload', { code, upload: 'backup', part, content })
    expect(sent.status).toBe(200)
  }
  const preview = await anyone.post<{ lastReceipt: string }>('/api/setup/restore/preview', { code })
  const { lastReceipt } = preview.body
  const { status } = await anyone.post('/api/setup/restore', { code, lastReceipt })
  expect(status).toBe(200)
  await waitUntil(() => signInClient(() => app.url, 'hr'), 120_000)
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
