export { listPlansOfStudent } from './plans.sql.ts'
export { planNewCourse, planRows, replacePlan, setPlan } from './set-plan.ts'
