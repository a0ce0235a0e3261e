import { served } from '#shared/server/feature.ts'
import { fill } from '#shared/server/slot.ts'
import { students } from '../contract/index.ts'
import { feeTerms } from '../enrolments/server/concession/fee-terms.ts'
import { markedDays } from '../enrolments/server/moves/marked-days.ts'
import { eraseEnrolmentsOfStudent } from '../enrolments/server/enrolments.sql.ts'
import { enrolmentsRoutes } from '../enrolments/server/enrolments.routes.ts'
import { eraseConsent } from '../privacy/server/privacy.sql.ts'
import { privacyRoutes } from '../privacy/server/privacy.routes.ts'
import { deletedCount, overviewParts, studentDeletion, studentErasure } from '../student-records/server/slots.ts'
import { studentRecordsRoutes } from '../student-records/server/student-records.routes.ts'
import { accountParts } from './account/account-parts.ts'
import { eraseStudent } from './erase-student.ts'
import { deletePhoto } from './photos/photos.sql.ts'
import { deleteDeclaredPayment } from './account/student-account.sql.ts'
import { foundByReceipt } from './search/found-by.ts'
import { studentsRoutes } from './students.routes.ts'

export const studentsServer = served(students, {
  routes: () => [studentsRoutes, studentRecordsRoutes, enrolmentsRoutes, privacyRoutes],
  slots: [
    ...Object.values(overviewParts),
    studentDeletion,
    deletedCount,
    studentErasure,
    accountParts,
    feeTerms,
    foundByReceipt,
    markedDays,
  ],
  fills: [
    fill(studentErasure, {
      consent: eraseConsent,
      declared_payment: deleteDeclaredPayment,
      student_photo: deletePhoto,
      student_account: 'keeps no personal data',
      enrolment: eraseEnrolmentsOfStudent,
      batch_member: 'keeps no personal data',
      batch_waiting: 'keeps no personal data',
      student: eraseStudent,
    }),
  ],
})
