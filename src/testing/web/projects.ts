import { storeIdentity } from '#shared/web/identity-store.ts'
import type { Project } from '#features/domain/portfolio/contract/projects.contract.ts'

export const PROJECT: Project = {
  _id: 'p1',
  student: 's1',
  project: 'https://www.example.com/shop/',
  techUsed: 'React, Node',
  version: 3,
  description: 'A shop.\nWith a basket.',
}

export const createProjects = (count: number) => ({
  projects: Array.from({ length: count }, (_, n) => ({
    ...PROJECT,
    _id: `p${n + 1}`,
    project: `https://www.example.com/work-${n + 1}/`,
    description: `Work number ${n + 1}`,
    version: 1,
  })),
  total: count,
})

export function signInAsStudent(status = 'Active'): void {
  window.history.replaceState(null, '', '/student')
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: '', email: '', fname: 'Asha', status })
}
