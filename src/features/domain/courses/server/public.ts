export { createCourse } from './create-course.ts'
export { getCourseFee, removeImportedCourses } from './courses.sql.ts'
export { importCourses } from './import-courses.ts'
export { lockCourseByName } from './lock-course-by-name.ts'
