import { createLazyRowMenu } from '#shared/web/ui/lazy-row-menu.tsx'

export const AdminStudentMenu = createLazyRowMenu(
  () => import('./open-admin-student-menu.tsx').then((module) => module.OpenAdminStudentMenu),
  ({ student }) => `${student.fname} ${student.lname}`,
)
