import { cleanup } from 'vitest-browser-react'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { restoreFetch } from '#testing/web/fake-server.ts'
import type { Project } from '#features/portfolio/contract/projects.contract.ts'

export const PROJECT: Project = {
  ...{ _id: 'p1', student: 's1', project: 'https://www.example.com/shop/', techUsed: 'React, Node', version: 3 },
  description: 'A shop.\nWith a basket.',
}

export const createProjects = (count: number) => ({
  projects: Array.from({ length: count }, (_, n) => ({
    ...{ ...PROJECT, _id: `p${n + 1}`, project: `https://www.example.com/work-${n + 1}/` },
    ...{ description: `Work number ${n + 1}`, version: 1 },
  })),
  total: count,
})

const home = window.location.href

export function signInAsStudent(status = 'Active'): void {
  window.history.replaceState(null, '', '/student')
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: '', email: '', fname: 'Asha', status })
}

/** Unmounts the form before it deletes the drafts, because unmounting saves one. */
export async function cleanUp(): Promise<void> {
  await cleanup()
  window.history.replaceState(null, '', home)
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('draft:'))) localStorage.removeItem(key)
  removeIdentities()
  restoreFetch()
}
