import type { StudentMenuItems } from '#features/domain/students/student-records/web/public.ts'
import { DecisionItems } from './decision-items.tsx'

export const studentMenu: StudentMenuItems = [{ order: 1, may: 'admissions.decide', Content: DecisionItems }]
