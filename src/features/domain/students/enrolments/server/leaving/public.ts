export { keepLeaverSettled, leaveCourse } from './leave-course.ts'
