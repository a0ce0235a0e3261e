import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { INSTITUTE } from './munshi.ts'
import { recordCall } from './record-calls.ts'

type Role = 'hr' | 'admin' | 'student'
type Identity = { _id: string; token: string }
type Id = { _id: string }
export type Method = 'get' | 'post' | 'put' | 'delete'

const STORAGE_KEYS = { hr: 'hr', admin: 'admin', student: 'user' } as const
const SIGN_IN_PATHS = { hr: '/api/hr/login', admin: '/api/admin/login', student: '/api/user/login' } as const
const STAFF = {
  hr: { email: INSTITUTE.HR_EMAIL, password: INSTITUTE.HR_PASSWORD },
  admin: { email: INSTITUTE.ADMIN_EMAIL, password: INSTITUTE.ADMIN_PASSWORD },
}
/** The server may close a connection that was idle in the moment it is used again. */
const MAX_RETRIES = 2

let counter = 0
export const uniqueName = (name: string) => `${name} ${Date.now().toString(36)}${(counter++).toString(36)}`
const uniqueEmail = (name: string) => `${uniqueName(name).replace(/ /g, '.')}@example.com`

export class OfficeApi {
  protected readonly request: APIRequestContext
  private readonly identities = new Map<string, Identity>()

  constructor(request: APIRequestContext) {
    this.request = request
  }

  /** Signs in once per account. */
  async getIdentity(role: Role, email?: string, password?: string): Promise<Identity> {
    const known = this.identities.get(email ?? role)
    if (known) return known
    const staff = role === 'student' ? undefined : STAFF[role]
    const response = await this.request.post(SIGN_IN_PATHS[role], {
      data: { email: email ?? staff?.email, password: password ?? staff?.password },
      maxRetries: MAX_RETRIES,
    })
    if (!response.ok()) throw new Error(`sign-in as ${role}: ${await response.text()}`)
    const identity = (await response.json()) as Identity
    this.identities.set(email ?? role, identity)
    return identity
  }

  async get<T>(role: Role, path: string): Promise<T> {
    return this.send('get', role, path)
  }

  async post<T>(role: Role, path: string, data: object, email?: string): Promise<T> {
    return this.send('post', role, path, data, email)
  }

  /** The account's password must be PASSWORD. */
  async postAs<T>(role: Role, email: string, path: string, data: object): Promise<T> {
    await this.getIdentity(role, email, PASSWORD)
    return this.post(role, path, data, email)
  }

  async put<T>(role: Role, path: string, data: object, email?: string): Promise<T> {
    return this.send('put', role, path, data, email)
  }

  async remove(role: Role, path: string, data: object = {}): Promise<void> {
    await this.send('delete', role, path, data)
  }

  private async send<T>(method: Method, role: Role, path: string, data?: object, email?: string): Promise<T> {
    const { token } = await this.getIdentity(role, email)
    const response = await this.fetch(method, path, data, { authorization: `Bearer ${token}` })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as T
  }

  protected async fetch(
    method: Method,
    path: string,
    data?: object,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    recordCall(path)
    return this.request[method](path, { headers, maxRetries: MAX_RETRIES, ...(data && { data }) })
  }

  /** Lists sort the batch by `name`. */
  async createBatch(name = 'B', cFee = 12_000): Promise<{ course: string; bCode: string }> {
    const course = uniqueName('Course')
    await this.post('admin', '/api/course', { course, cFee, cDuration: '6 months' })
    const bCode = uniqueName(name)
    await this.post('hr', '/api/batch', { courseName: course, bCode, bTime: '10:00 to 12:00', startDate: '2026-01-05' })
    return { course, bCode }
  }

  /** Their first names are StudentA, StudentB and so on. */
  async createStudents({ course, bCode }: { course: string; bCode: string }, count: number): Promise<string[]> {
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      const fname = `Student${String.fromCharCode(65 + (n % 26))}${n < 26 ? '' : 'a'}`
      const body = { ...registration(course, bCode), email: uniqueEmail('student'), fname, lname: 'Example' }
      ids.push((await this.post<{ student: Id }>('hr', '/api/user/register', body)).student._id)
    }
    return ids
  }

  /** The student signs in with the email and PASSWORD. */
  async createStudent(
    over: object = {},
  ): Promise<{ _id: string; email: string; fname: string; lname: string; version: number }> {
    const { course, bCode } = await this.createBatch()
    const body = { ...registration(course, bCode), email: uniqueEmail('student'), ...over }
    const { student } = await this.post<{
      student: { _id: string; email: string; fname: string; lname: string; version: number }
    }>('hr', '/api/user/register', body)
    return student
  }

  async createPendingStudent(over: object = {}): Promise<{ _id: string; email: string; fname: string }> {
    const { course, bCode } = await this.createBatch()
    return this.selfRegister({ ...registration(course, bCode), email: uniqueEmail('pending'), Paidfee: 1500, ...over })
  }

  async selfRegister(data: object): Promise<{ _id: string; email: string; fname: string }> {
    const response = await this.fetch('post', '/api/user/register', data)
    if (!response.ok()) throw new Error(`self-registration: ${await response.text()}`)
    return ((await response.json()) as { student: { _id: string; email: string; fname: string } }).student
  }
}

export class Office extends OfficeApi {
  private readonly page: Page

  constructor(page: Page, request: APIRequestContext) {
    super(request)
    this.page = page
  }

  /** Stores the identity as a sign-in does. */
  async signInAs(role: Role, email?: string, password?: string): Promise<Identity> {
    const identity = await this.getIdentity(role, email, password)
    await this.page.goto('/favicon.svg')
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS[role],
      JSON.stringify(identity),
    ] as const)
    return identity
  }
}

export const PASSWORD = 'a long enough one'

export const registration = (course: string, batch: string) => ({
  fname: 'Ravi',
  lname: 'Example',
  father: 'Example Father',
  contact: '98765 43210',
  gender: 'male',
  dob: '2004-05-06',
  perAddress: '3 Example Road',
  degree: 'BCA',
  comYear: '2025',
  university: 'Example University',
  course,
  mode: 'offline',
  cduration: '6 months',
  fee: 12_000,
  batch,
  joiningDate: '2026-08-01',
  isCompleted: 'no',
  isPlaced: 'notPlaced',
  password: PASSWORD,
  confirmPswd: PASSWORD,
  Paidfee: 0,
  payMode: 'Cash',
})
