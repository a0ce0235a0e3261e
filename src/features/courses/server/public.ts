export { lockCourseByName } from './lock-course-by-name.ts'
