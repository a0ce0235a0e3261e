export { CoursesPanel } from './courses-panel.tsx'
export { enrolmentsQueries } from './enrolments.queries.ts'
export { useEnrolmentChoices } from './use-enrolment-choices.ts'
