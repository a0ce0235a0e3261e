import type { PlannedWork } from './plan-works.ts'
import { entry } from './trail.ts'

/** By the student, whose name stands with the account alone, and without the link and the words: there is nobody here to be erased. */
export function workAdded(record: 'project' | 'portfolio', { id, at, student }: PlannedWork) {
  const by = { id: student.id, name: '', role: 'student' }
  const after = { _id: id, student: student.id, version: 1 }
  return entry({ at, by, action: `${record}.add`, record, recordId: id, after })
}
