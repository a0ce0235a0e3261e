import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { DataPanel } from './data-panel.tsx'

const sections = [{ order: 1, Content: DataPanel }]

export const studentPage: StudentPage = { hr: { sections }, admin: { sections } }
