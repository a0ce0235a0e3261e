export { BackButton } from './back-button.tsx'
export { ContactFields } from './contact-fields.tsx'
export { CourseAndBatchChoices, type Choices } from './course-and-batch-choices.tsx'
export { countDaysLate } from './count-days-late.ts'
export { CourseFields } from './course-fields.tsx'
export { EducationFields } from './education-fields.tsx'
export { GeneratedPassword } from './generated-password.tsx'
export { checkFeeReason, FeeReasonField, findListFee } from './fee-reason-field.tsx'
export { FatherName, findNamesakes, findNamesakeStudents } from './namesakes.tsx'
export type { OwnDashboard } from './own-dashboard-slots.ts'
export { PasswordFields } from './password-fields.tsx'
export { PersonalFields } from './personal-fields.tsx'
export type { FieldNotes } from './student-section.tsx'
export type { StudentCommands } from './student-commands-slot.ts'
export { StudentHeader, StudentNotFound, StudentNotSelected } from './student-header.tsx'
export { StudentMoney } from './student-money.tsx'
export { StudentStatus } from './student-status.tsx'
export { PhotoPicker } from './student-photo.tsx'
export { studentValues, type StudentValues } from './student-values.ts'
export {
  listStudentRequests,
  studentsQueries,
  useChangeOwnContact,
  useMoveStudent,
  useSetPhoto,
} from './students.queries.ts'
export { useStudentCrumbs } from './use-student-crumbs.ts'
export { useStudentId } from './use-student-id.ts'
export { useStudentLinks, type StudentLinks } from './use-student-links.ts'
