import type { APIRequestContext, Page } from '@playwright/test'
import { INSTITUTE } from './munshi.ts'

type Role = 'hr' | 'admin' | 'student'
type Identity = { _id: string; token: string }

const STORED_AS = { hr: 'hr', admin: 'admin', student: 'user' } as const
const LOGIN = { hr: '/api/hr/login', admin: '/api/admin/login', student: '/api/user/login' } as const

let made = 0
/** A name that no other journey uses. */
export const fresh = (name: string) => `${name} ${Date.now().toString(36)}${(made++).toString(36)}`

/** Prepares what a journey is not about: signs in and makes records through the API, as a program would. */
export class Office {
  private readonly page: Page
  private readonly request: APIRequestContext
  private readonly identities = new Map<string, Identity>()

  constructor(page: Page, request: APIRequestContext) {
    this.page = page
    this.request = request
  }

  /** The identity of a role, signed in once. */
  async identity(role: Role, email?: string, password?: string): Promise<Identity> {
    const known = this.identities.get(email ?? role)
    if (known) return known
    const of = { hr: 'HR', admin: 'ADMIN', student: 'HR' } as const
    const answer = await this.request.post(LOGIN[role], {
      data: {
        email: email ?? INSTITUTE[`${of[role]}_EMAIL`],
        password: password ?? INSTITUTE[`${of[role]}_PASSWORD`],
      },
    })
    if (!answer.ok()) throw new Error(`sign-in as ${role}: ${await answer.text()}`)
    const identity = (await answer.json()) as Identity
    this.identities.set(email ?? role, identity)
    return identity
  }

  /** Puts a role's identity where the page looks for it, as a sign-in would. */
  async signedInAs(role: Role, email?: string, password?: string): Promise<Identity> {
    const identity = await this.identity(role, email, password)
    await this.page.goto('/favicon.svg')
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED_AS[role],
      JSON.stringify(identity),
    ] as const)
    return identity
  }

  async post<T>(role: Role, path: string, data: object, email?: string): Promise<T> {
    const { token } = await this.identity(role, email)
    const answer = await this.request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** As somebody who was made here: a student whose password is PASSWORD. */
  async postAs<T>(role: Role, email: string, path: string, data: object): Promise<T> {
    await this.identity(role, email, PASSWORD)
    return this.post<T>(role, path, data, email)
  }

  async put<T>(role: Role, path: string, data: object): Promise<T> {
    const { token } = await this.identity(role)
    const answer = await this.request.put(path, { data, headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`PUT ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async remove(role: Role, path: string, data: object = {}): Promise<void> {
    const { token } = await this.identity(role)
    const answer = await this.request.delete(path, { data, headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`DELETE ${path}: ${answer.status()} ${await answer.text()}`)
  }

  async get<T>(role: Role, path: string): Promise<T> {
    const { token } = await this.identity(role)
    const answer = await this.request.get(path, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** A course and a batch of it; the name decides where lists put it. */
  async aBatch(name = 'B'): Promise<{ course: string; bCode: string }> {
    const course = fresh('Course')
    await this.post('admin', '/api/course', { course, cFee: 12_000, cDuration: '6 months' })
    const bCode = fresh(name)
    await this.post('hr', '/api/batch', { courseName: course, bCode, bTime: '10:00 to 12:00', startDate: '2026-01-05' })
    return { course, bCode }
  }

  /** Students of a batch, named by the letters of the alphabet: Student A, Student B … */
  async studentsOf({ course, bCode }: { course: string; bCode: string }, count: number): Promise<string[]> {
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      const email = `${fresh('student').replace(/ /g, '.')}@example.com`
      const fname = `Student${String.fromCharCode(65 + (n % 26))}${n < 26 ? '' : 'a'}`
      const body = { ...registration(course, bCode), email, fname, lname: 'Example' }
      ids.push((await this.post<{ student: { _id: string } }>('hr', '/api/user/register', body)).student._id)
    }
    return ids
  }

  /** A student of a new batch, registered by HR; the email is the sign-in, the password is PASSWORD. */
  async aStudent(
    over: object = {},
  ): Promise<{ _id: string; email: string; fname: string; lname: string; version: number }> {
    const { course, bCode } = await this.aBatch()
    const email = `${fresh('student').replace(/ /g, '.')}@example.com`
    const { student } = await this.post<{
      student: { _id: string; email: string; fname: string; lname: string; version: number }
    }>('hr', '/api/user/register', { ...registration(course, bCode), email, ...over })
    return student
  }

  /** A student who registered without HR, and waits. */
  async aWaitingStudent(over: object = {}): Promise<{ _id: string; email: string; fname: string }> {
    const { course, bCode } = await this.aBatch()
    const email = `${fresh('waiting').replace(/ /g, '.')}@example.com`
    const answer = await this.request.post('/api/user/register', {
      data: { ...registration(course, bCode), email, Paidfee: 1500, ...over },
    })
    if (!answer.ok()) throw new Error(`self-registration: ${await answer.text()}`)
    return ((await answer.json()) as { student: { _id: string; email: string; fname: string } }).student
  }
}

export const PASSWORD = 'a long enough one'

/** The registration form's body, filled in. */
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
