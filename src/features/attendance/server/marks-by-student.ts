import type { Written } from './attendance.sql.ts'

/** As the trail keeps marks: whether each student was present. */
export function byStudent(written: Written[]): Record<string, boolean> {
  return Object.fromEntries(written.map(({ student, present }) => [student, present]))
}
