import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { DEFAULT_SETS } from '#features/base/identity/server/public.ts'
import { insertStudents } from '#features/domain/students/enrolments/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Db } from '#shared/server/db.ts'
import { keyOf } from '#shared/contract/key-of.ts'

/** Uses the given account or a new one of the role, as after entering the password. Hashes no password. */
export async function createSession(
  db: Db,
  role: Role,
  now: Date,
  id?: string,
): Promise<{ token: string; accountId: string }> {
  const accountId = id ?? (await createAccount(db, role))
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await db
    .insertInto('session')
    .values({ token_hash: hash, account_id: accountId, created_at: now, seen_at: now, confirmed_at: now })
    .execute()
  return { token, accountId }
}

/** The account has no usable password. */
export async function createAccount(db: Db, role: Role, email?: string): Promise<string> {
  const id = uuid()
  const address = email ?? `${role}-${id}@example.com`
  await db
    .insertInto('account')
    .values({
      id,
      role,
      name: `Example ${role}`,
      email: address,
      email_key: keyOf(address),
      password_hash: 'none',
      state: 'active',
      created_at: new Date(),
      set_id: role === 'student' ? null : DEFAULT_SETS[role],
    })
    .execute()
  return id
}

let created = 0

/** Starts the numbers in generated names again, so that a test gets the same names whatever ran before it. */
export function resetNames(): void {
  created = 0
}

export const numbered = (name: string) => `${name} ${++created}`

export async function createCourse(
  db: Db,
  over: { name?: string; fee?: number } = {},
): Promise<{ id: string; name: string }> {
  const id = uuid()
  const name = over.name ?? numbered('Course')
  await db
    .insertInto('course')
    .values({ id, name, name_key: keyOf(name), fee: over.fee ?? 10_000, duration: '6 months', created_at: new Date() })
    .execute()
  return { id, name }
}

export async function createBatch(
  db: Db,
  over: { code?: string; courseId?: string; endOn?: string; seats?: number } = {},
): Promise<{ id: string; code: string }> {
  const id = uuid()
  const code = over.code ?? `B-${++created}`
  await db
    .insertInto('batch')
    .values({
      id,
      code,
      code_key: keyOf(code),
      course_id: over.courseId ?? (await createCourse(db)).id,
      time: '10:00 to 12:00',
      start_on: '2026-01-01',
      end_on: over.endOn ?? null,
      seats: over.seats ?? null,
      created_at: new Date(),
    })
    .execute()
  return { id, code }
}

type StudentOptions = {
  fname?: string
  lname?: string
  father?: string
  email?: string
  altContact?: string
  parentContact?: string
  fee?: number
  listFee?: number
  contact?: string
  regNo?: string
  courseId?: string
  batchId?: string
  joiningDate?: string
  status?: 'Active' | 'Pending'
  isPlaced?: 'placed' | 'notPlaced'
  at?: Date
}

async function getCourseId(db: Db, batchId: string): Promise<string> {
  const batch = await db.selectFrom('batch').select('course_id').where('id', '=', batchId).executeTakeFirstOrThrow()
  return batch.course_id
}

/** Creates an active student with a fee of 10,000 rupees, nothing paid, who joined on 1 August 2026. Returns the id. */
export async function createStudent(db: Db, over: StudentOptions = {}): Promise<string> {
  const courseId = over.courseId ?? (over.batchId ? await getCourseId(db, over.batchId) : (await createCourse(db)).id)
  const batchId = over.batchId ?? (await createBatch(db, { courseId })).id
  const id = await createAccount(db, 'student', over.email)
  const email = over.email ?? `student-${id}@example.com`
  const fname = over.fname ?? 'Asha'
  const lname = over.lname ?? numbered('Example')
  await db
    .updateTable('account')
    .set({ name: `${fname} ${lname}` })
    .where('id', '=', id)
    .execute()
  const student = {
    id,
    status: over.status ?? 'Active',
    fee: over.fee ?? 10_000,
    // No fee is below it, so that tests can change the fee without a reason.
    listFee: over.listFee ?? 0,
    row: {
      fname,
      lname,
      father: over.father ?? 'Example Father',
      email,
      contact: over.contact ?? '9876543210',
      altContact: over.altContact ?? null,
      parentContact: over.parentContact ?? null,
      gender: 'female',
      dob: '2004-05-06',
      curAddress: null,
      perAddress: '2 Example Road',
      linkedIn: null,
      profile: null,
      regNo: over.regNo ?? null,
      degree: 'BCA',
      comYear: '2025',
      university: 'Example University',
      courseId,
      batchId,
      mode: 'offline',
      cduration: '6 months',
      joiningDate: over.joiningDate ?? '2026-08-01',
      endDate: null,
      isCompleted: 'no',
      isPlaced: over.isPlaced ?? 'notPlaced',
    },
  } as const
  await db.transaction().execute((tx) => insertStudents(tx, [student], { at: over.at ?? new Date() }))
  return id
}

export function registrationBody(course: string, batch: string, over: object = {}) {
  return {
    fname: 'Ravi',
    lname: 'Example',
    father: 'Example Father',
    contact: '98765 43210',
    altContact: '',
    parentContact: '',
    email: `ravi-${++created}@example.com`,
    gender: 'male',
    dob: '2004-05-06',
    curAddress: '',
    perAddress: '3 Example Road',
    linkedIn: '',
    profile: '',
    degree: 'BCA',
    comYear: '2025',
    university: 'Example University',
    course,
    mode: 'offline',
    cduration: '6 months',
    fee: '12000',
    batch,
    joiningDate: '2026-11-01',
    isCompleted: 'no',
    isPlaced: 'notPlaced',
    password: 'a long enough one',
    confirmPswd: 'a long enough one',
    Paidfee: '2000',
    payMode: 'Cash',
    ...over,
  }
}
