import { listStudentRequests, studentsQueries } from '#features/domain/students/web/public.ts'
import { TABS } from '#features/domain/students/student-records/contract/student-records.search.ts'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { studentRecordsQueries } from './student-records.queries.ts'

/** See `requestData`. */
export const studentList = ({ tab, page = 1, ...filters }: StudentListSearch) => [
  studentRecordsQueries.list({ tab: TABS.find((known) => known === tab) ?? 'All', ...filters, page }),
]

export const student = ({ id }: { id?: string }) => listStudentRequests(id)

export const ownProfile = (_search: object, id: string) => [studentsQueries.one(id)]
