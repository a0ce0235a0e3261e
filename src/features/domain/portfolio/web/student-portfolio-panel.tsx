import { useQuery } from '@tanstack/react-query'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useArea } from '#shared/web/use-area.ts'
import { PortfolioPanel } from './portfolio-panel.tsx'

/** Shows HR the newest link and admins all. */
export function StudentPortfolioPanel({ student }: { student: Student }) {
  const links = useQuery({ ...studentsQueries.overview(student._id), select: ({ portfolio }) => portfolio })
  return <PortfolioPanel links={links} all={useArea() === 'admin'} />
}
