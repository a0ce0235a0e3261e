import type { Student } from './students.contract.ts'

type Courses = Pick<Student, 'course' | 'batch' | 'otherCourses'>

export const listBatchesOf = ({ batch, otherCourses }: Courses): string =>
  [batch, ...otherCourses.map((other) => other.batch)].join(', ')

/** A course that is attended in two batches is named once. */
export const listCoursesOf = ({ course, otherCourses }: Courses): string =>
  [...new Set([course, ...otherCourses.map((other) => other.course)])].join(', ')
