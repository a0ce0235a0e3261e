export { coursesQueries } from './courses.queries.ts'
export { courseChoices, type CourseChoice } from './course-choices.ts'
