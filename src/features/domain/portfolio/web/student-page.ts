import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { ProjectsPanel } from './projects-panel.tsx'
import { StudentPortfolioPanel } from './student-portfolio-panel.tsx'

const parts = {
  tabs: [{ order: 1, tab: 'projects', Content: ProjectsPanel }],
  side: [{ order: 4, Content: StudentPortfolioPanel }],
} as const

export const studentPage: StudentPage = { hr: parts, admin: parts }
