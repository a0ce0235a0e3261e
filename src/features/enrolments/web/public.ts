export { CoursesPanel } from './courses-panel.tsx'
export { enrolmentsQueries } from './enrolments.queries.ts'
