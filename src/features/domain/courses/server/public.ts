export { createCourse } from './create-course.ts'
export { importCourses, removeImportedCourses } from './import-courses.ts'
export { lockCourseByName } from './lock-course-by-name.ts'
