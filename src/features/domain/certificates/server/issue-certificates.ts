import { v7 as uuid } from 'uuid'
import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import { assertRecordDay } from '#features/base/institute/server/days/public.ts'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { formatSerial } from '../contract/certificate-kind.ts'
import type { Certificate, IssueBody, Template } from '../contract/certificates.contract.ts'
import type en from '../contract/messages/en.json'
import { fillPlaceholders } from '../contract/placeholders.ts'
import { type Course, lockCourses } from './certifiable-courses.sql.ts'
import { insertCertificates, listCertificatesOfIssue, takeNumbers } from './certificates.sql.ts'
import { getTemplate } from './templates.sql.ts'

const message = messagesOf<typeof en>('certificates')

/** 422: unknown enrolment, one of a deleted student or of a registration, or a day in the future or before 2000. */
export async function issueCertificates(
  ctx: Ctx<Actor>,
  { kind, enrolments, date }: IssueBody,
): Promise<{ issue: string; certificates: Certificate[] }> {
  const issue = uuid()
  const certificates = await inTx(ctx.db, async (tx) => {
    await assertRecordDay(tx, ctx, date)
    const ids = [...new Set(enrolments)]
    const courses = await lockCourses(tx, scopeOf(ctx.actor), ids)
    if (courses.length < ids.length) throw invalidField('enrolments', message('unknownCourse'))
    const template = await getTemplate(tx, ctx, kind)
    const { name: institute } = await getLetterhead(tx)
    const financialYear = getFinancialYear(date)
    const last = await takeNumbers(tx, kind, financialYear, courses.length)
    const rows = courses.map((course, index) => {
      const n = last - courses.length + 1 + index
      const serial = formatSerial(kind, financialYear, n)
      return {
        id: uuid(),
        issue_id: issue,
        kind,
        financial_year: financialYear,
        n,
        student_id: course.studentId,
        enrolment_id: course.enrolmentId,
        student_name: course.name,
        course: course.course,
        batch: course.batch,
        ...fill(template, course, {
          date,
          serial,
          institute,
        }),
        issued_on: date,
        issued_at: ctx.clock.now(),
        issued_by: ctx.actor.id,
      }
    })
    await insertCertificates(tx, rows)
    for (const row of rows)
      await audit(tx, ctx, {
        action: 'certificate.issue',
        record: 'certificate',
        recordId: row.id,
        after: {
          kind,
          serial: formatSerial(kind, financialYear, row.n),
          date,
          courseAndBatch: `${row.course} (${row.batch})`,
        },
      })
    return listCertificatesOfIssue(tx, issue)
  })
  return { issue, certificates }
}

type Printed = { date: string; serial: string; institute: string }

function fill({ title, body, signatory }: Template, course: Course, { date, serial, institute }: Printed) {
  const values = {
    name: course.name,
    fatherName: course.father,
    course: course.course,
    batch: course.batch,
    duration: course.duration,
    joiningDate: course.joiningDate,
    endDate: course.endDate ?? date,
    date,
    serial,
    institute,
    regNo: course.regNo ?? '',
  }
  return {
    title: fillPlaceholders(title, values),
    body: fillPlaceholders(body, values),
    signatory: fillPlaceholders(signatory, values),
  }
}
