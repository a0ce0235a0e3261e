import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { may } from '../contract/permissions.ts'
import type { Course, ListCourses, PublicCourse } from '../contract/courses.contract.ts'
import { listCourses } from './courses.sql.ts'

type Courses = { courses: (Course | PublicCourse)[]; total: number }

/** Staff get whole records, students and visitors only the fields that they need to register. */
export async function getCourses({ db, actor }: Ctx<Actor | null>, query: ListCourses): Promise<Courses> {
  const list = await listCourses(db, query)
  return may(actor, 'courses.list') ? list : { ...list, courses: list.courses.map(toPublicCourse) }
}

const toPublicCourse = ({ instalments: _instalments, ...course }: Course): PublicCourse => course
