export { createCourse } from './create-course.ts'
export { lockCourseByName } from './lock-course-by-name.ts'
