import { createLazyRowMenu } from '#shared/web/ui/lazy-row-menu.tsx'

export const StudentMenu = createLazyRowMenu(
  () => import('./open-student-menu.tsx').then((module) => module.OpenStudentMenu),
  ({ student }) => `${student.fname} ${student.lname}`,
)
