import type { FastifyInstance } from 'fastify'
import { studentsApi } from '#features/domain/students/contract/students.contract.ts'
import { inTx } from '#shared/server/db.ts'
import { serve } from '#shared/server/serve.ts'
import { enrolmentsApi } from '../contract/enrolments.contract.ts'
import { addEnrolment } from './add-enrolment.ts'
import { endCourse } from './leaving/end-course.ts'
import { listEnrolments } from './list-enrolments.ts'
import { removeEnrolment } from './remove-enrolment.ts'
import { updateEnrolment } from './update-enrolment.ts'
import { updateStudent } from './update-student.ts'

export async function enrolmentsRoutes(app: FastifyInstance) {
  serve(app, enrolmentsApi.list, (ctx, { params }) => listEnrolments(ctx, params.id))
  serve(app, enrolmentsApi.add, (ctx, { params, body }) => inTx(ctx.db, (tx) => addEnrolment(tx, ctx, params.id, body)))
  serve(app, enrolmentsApi.update, (ctx, { params, body }) => updateEnrolment(ctx, params.id, body))
  serve(app, enrolmentsApi.end, (ctx, { params, body }) => endCourse(ctx, params.id, body))
  serve(app, enrolmentsApi.remove, (ctx, { params }) => removeEnrolment(ctx, params.id))
  // Changes the student and the main enrolment.
  serve(app, studentsApi.update, (ctx, { params, body }) => updateStudent(ctx, params.id, body))
}
