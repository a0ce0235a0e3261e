export { timetableQueries } from './timetable.queries.ts'
