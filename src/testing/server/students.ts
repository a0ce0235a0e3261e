import { registrationBody } from '#testing/server/fixtures.ts'
import type { Batch } from '#features/batches/contract/batches.contract.ts'
import type { Course } from '#features/courses/contract/courses.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import type { Answer, Caller } from './api-client.ts'

export type School = { course: Course; batch: Batch }
export type Registered = { message: string; student: Student; receipt: string | null }

/** A course and a batch, made through the API. */
export async function openSchool(admin: Caller, hr: Caller): Promise<School> {
  const course = await created(
    admin.post<Course>('/api/course', { course: 'Example Course', cFee: 10_000, cDuration: '6 months' }),
  )
  const fields = { courseName: course.course, bCode: 'EX-1', bTime: '10:00 to 12:00', startDate: '2026-01-01' }
  return { course, batch: await created(hr.post<Batch>('/api/batch', fields)) }
}

/** Students as HR registers them, with nothing paid; their ids. */
export async function registerStudents(hr: Caller, school: School, count: number, fee = 10_000_000): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await created(register(hr, school, { fee, Paidfee: 0 }))).student._id)
  return ids
}

export function register(
  caller: Caller,
  { course, batch }: School,
  over: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<Registered>> {
  return caller.post<Registered>('/api/user/register', registrationBody(course.course, batch.bCode, over), headers)
}

async function created<T>(answering: Promise<Answer<T>>): Promise<T> {
  const { status, body, problem } = await answering
  if (status !== 201) throw new Error(`${status}: ${problem.message} ${JSON.stringify(problem.fields)}`)
  return body
}
