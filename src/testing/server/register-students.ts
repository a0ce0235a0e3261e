import { registrationBody } from '#testing/server/fixtures.ts'
import type { Batch } from '#features/domain/courses/batches/contract/batches.contract.ts'
import type { Course } from '#features/domain/courses/contract/courses.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { ClientResponse, ApiClient } from './api-client.ts'

export type CourseAndBatch = { course: Course; batch: Batch }
export type RegistrationResult = { message: string; student: Student; receipt: string | null }

export async function createCourseAndBatch(admin: ApiClient, hr: ApiClient): Promise<CourseAndBatch> {
  const course = await expectCreated(
    // No fee is below it, so none is a concession.
    admin.post<Course>('/api/course', { course: 'Example Course', cFee: 1, cDuration: '6 months' }),
  )
  const fields = { courseName: course.course, bCode: 'EX-1', bTime: '10:00 to 12:00', startDate: '2026-01-01' }
  return { course, batch: await expectCreated(hr.post<Batch>('/api/batch', fields)) }
}

/** They have paid nothing. Returns their ids. */
export async function registerStudents(
  hr: ApiClient,
  courseAndBatch: CourseAndBatch,
  count: number,
  fee = 10_000_000,
): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count)
    ids.push((await expectCreated(registerStudent(hr, courseAndBatch, { fee, Paidfee: 0 }))).student._id)
  return ids
}

export function registerStudent(
  client: ApiClient,
  { course, batch }: CourseAndBatch,
  over: object = {},
  headers: Record<string, string> = {},
): Promise<ClientResponse<RegistrationResult>> {
  return client.post<RegistrationResult>(
    '/api/user/register',
    registrationBody(course.course, batch.bCode, over),
    headers,
  )
}

async function expectCreated<T>(pending: Promise<ClientResponse<T>>): Promise<T> {
  const { status, body, problem } = await pending
  if (status !== 201) throw new Error(`${status}: ${problem.message} ${JSON.stringify(problem.fields)}`)
  return body
}
