export { courseChoices, type CourseChoice } from './course-choices.ts'
