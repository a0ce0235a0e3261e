export { listPlansOfStudent } from './plans.sql.ts'
export { planNewCourse, planRows, removePlan, replacePlan, setPlan } from './set-plan.ts'
export { getPlan } from './get-plan.ts'
