import { getToday } from '#features/base/institute/server/days/public.ts'
import { listLinksOfStudent } from '#features/domain/portfolio/server/public.ts'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { getStudentFigures } from './student-figures.sql.ts'

export async function getStudentDashboard(ctx: Ctx<Actor>): Promise<StudentDashboard> {
  const { db, clock, actor } = ctx
  const scope = scopeOf(actor)
  const today = await getToday(db, clock)
  const [student, { present, absent, ...figures }, portfolios] = await readTogether(db, (db) => [
    findStudent(db, scope, actor.id),
    getStudentFigures(db, scope, actor.id, today),
    listLinksOfStudent(db, actor.id),
  ])
  const [year, month] = today.split('-').map(Number)
  return {
    student: signPhoto(ctx, actor.id, found(student)),
    ...figures,
    attendance: { year: year!, month: month!, present, absent },
    portfolios: portfolios.portfolios,
  }
}
