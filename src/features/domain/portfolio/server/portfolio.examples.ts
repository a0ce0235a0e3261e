import { getStudentId } from '#features/domain/students/server/students.examples.ts'
import type { Examples } from '#testing/server/call.ts'
import type { Scenario } from '#testing/server/scenario.ts'

async function createLink({ api }: Scenario, student: string): Promise<string> {
  const own = await api.signInAs('student', student)
  return (await own.post('/api/portfolio', { portfolio: 'https://example.com/asha' })).body._id
}

async function createProject({ api }: Scenario, student: string): Promise<string> {
  const own = await api.signInAs('student', student)
  return (await own.post('/api/project', buildProject())).body._id
}
const buildProject = () => ({ project: 'https://example.com/p', techUsed: 'HTML', description: 'Example' })

export const examples: Examples = {
  'GET /api/portfolio': {},
  'GET /api/portfolio/{id}': { record: getStudentId, statusIfAbsent: 200 },
  'POST /api/portfolio': { body: () => ({ portfolio: 'https://example.com/asha' }), auditActions: ['portfolio.add'] },
  'DELETE /api/portfolio/{id}': { record: createLink, auditActions: ['portfolio.remove'] },
  'GET /api/project': {},
  'GET /api/project/{id}': { record: getStudentId, statusIfAbsent: 200 },
  'POST /api/project': { body: buildProject, auditActions: ['project.add'] },
  'PUT /api/project/{id}': {
    record: createProject,
    body: () => ({ techUsed: 'CSS' }),
    auditActions: ['project.update'],
  },
  'DELETE /api/project/{id}': { record: createProject, auditActions: ['project.remove'] },
}
