import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { ProjectsPanel } from './projects-panel.tsx'
import { StudentPortfolioPanel } from './student-portfolio-panel.tsx'

const parts = {
  tabs: [{ order: 1, may: 'portfolio.list', tab: 'projects', Content: ProjectsPanel }],
  side: [{ order: 4, may: 'portfolio.list', Content: StudentPortfolioPanel }],
} as const

export const studentPage: StudentPage = { hr: parts, admin: parts }
