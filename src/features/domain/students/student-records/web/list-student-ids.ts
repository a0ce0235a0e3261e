import { MAX_STUDENTS } from '#features/domain/students/student-records/contract/max-students.ts'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { call } from '#shared/web/call.ts'
import { listIds } from '#shared/web/chosen-rows.ts'
import type { StudentFilters } from './student-records.queries.ts'

/** Lists the ids of the whole list, or of as much of it as can be chosen. */
export const listStudentIds = (query: StudentFilters & Pick<StudentListSearch, 'sort'>): Promise<string[]> =>
  listIds(MAX_STUDENTS, async (paging) => (await call('GET /api/user', { query: { ...query, ...paging } })).students)
