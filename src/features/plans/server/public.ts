export { planNewCourse, setPlan } from './set-plan.ts'
