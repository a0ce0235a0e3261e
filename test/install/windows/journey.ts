import { randomUUID } from 'node:crypto'
import { type ApiClient, type ClientResponse, createClient, signInClient } from '#testing/server/api-client.ts'
import { SETUP_ENV } from '#testing/server/munshi.ts'
import { createCourseAndBatch, registerStudent } from '#testing/server/register-students.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'

export type Institute = { admin: ApiClient; hr: ApiClient; studentId: string }

const { INSTITUTE_NAME, INSTITUTE_PHONE, INSTITUTE_ADDRESS } = SETUP_ENV

/** The first day: set-up, course, batch, and a student with a name in Hindi. */
export async function setUpInstitute(url: string, code: string): Promise<Institute> {
  const response = await patiently(createClient(() => url)).post('/api/setup', {
    code,
    name: INSTITUTE_NAME,
    phone: INSTITUTE_PHONE,
    address: INSTITUTE_ADDRESS,
    adminName: SETUP_ENV.ADMIN_NAME,
    adminEmail: SETUP_ENV.ADMIN_EMAIL,
    adminPassword: SETUP_ENV.ADMIN_PASSWORD,
    hrName: SETUP_ENV.HR_NAME,
    hrEmail: SETUP_ENV.HR_EMAIL,
    hrPassword: SETUP_ENV.HR_PASSWORD,
  })
  if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(response.problem)}`)
  const [admin, hr] = [await signIn(url, 'admin'), await signIn(url, 'hr')]
  const place = await createCourseAndBatch(admin, hr)
  const { status, body, problem } = await registerStudent(hr, place, { fname: 'दीपिका', lname: 'उदाहरण', Paidfee: 0 })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(problem)}`)
  return { admin, hr, studentId: body.student._id }
}

/** Sends again while the server is busy, as the page does: under Wine a new connection to the database takes seconds. */
function patiently(client: ApiClient): ApiClient {
  const repeat = async <T>(send: () => Promise<ClientResponse<T>>) =>
    waitUntil(async () => {
      const response = await send()
      if (response.status === 503) throw new Error(`503: ${response.problem.message}`)
      return response
    }, 120_000)
  return {
    get: (path) => repeat(() => client.get(path)),
    post: (path, body, headers = { 'idempotency-key': randomUUID() }) => repeat(() => client.post(path, body, headers)),
    put: (path, body, headers) => repeat(() => client.put(path, body, headers)),
    delete: (path, body, headers) => repeat(() => client.delete(path, body, headers)),
  }
}

export const signIn = async (url: string, role: 'admin' | 'hr'): Promise<ApiClient> =>
  patiently(await waitUntil(() => signInClient(() => url, role), 120_000))

export async function pay({ hr, studentId }: Pick<Institute, 'hr' | 'studentId'>, paid: number): Promise<string> {
  const body = { payMode: 'Cash', paid, date: '2026-11-02' }
  const response = await hr.post<{ receiptNo: string }>(`/api/fee/${studentId}`, body)
  if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(response.problem)}`)
  return response.body.receiptNo
}

export async function findStudents(hr: ApiClient, text: string): Promise<string[]> {
  const { body } = await hr.get<SearchResults>(`/api/search?q=${encodeURIComponent(text)}`)
  return body.students.map(({ name }) => name)
}

export async function listReceiptNumbers({ hr, studentId }: Pick<Institute, 'hr' | 'studentId'>): Promise<string[]> {
  const { body } = await hr.get<{ fee: { receiptNo: string }[] }>(`/api/fee/${studentId}`)
  return body.fee.map(({ receiptNo }) => receiptNo)
}
