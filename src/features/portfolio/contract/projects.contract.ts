import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { blankable, body, IdParams, lines, Message, paging, search, text, webLink } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#features/portfolio/contract/messages/en.json'

const message = messagesOf<typeof en>('portfolio')

/** What may be sent back of a project and is not changed by it. */
const READ_ONLY = ['_id', 'version']

const fields = {
  project: webLink(message('projectLinkMissing')),
  techUsed: text(300, message('techMissing')),
  description: lines(2000, message('descriptionMissing')),
  /** The caller, or nobody. */
  student: blankable(text(60)),
}

export const ProjectBody = body(fields, READ_ONLY)
export type ProjectBody = z.output<typeof ProjectBody>

export const ProjectChange = body(
  {
    project: z.optional(fields.project),
    techUsed: z.optional(fields.techUsed),
    description: z.optional(fields.description),
    student: fields.student,
  },
  READ_ONLY,
)
export type ProjectChange = z.output<typeof ProjectChange>

export const Project = z.object({
  _id: z.string(),
  student: z.string(),
  project: z.string(),
  techUsed: z.string(),
  description: z.string(),
  version: z.number(),
})
export type Project = z.infer<typeof Project>

export const Projects = z.object({ projects: z.array(Project), total: z.number() })
export type Projects = z.infer<typeof Projects>

/** By the student's name. */
export const ListProjects = z.strictObject({ ...paging(10), search })
export type ListProjects = z.output<typeof ListProjects>

export const projectsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/project',
    summary: 'All students’ projects, newest first; search by the student’s name',
    roles: ['hr', 'admin'],
    query: ListProjects,
    result: Projects,
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/api/project/{id}',
    summary: 'A student’s projects, all of them, newest first; of a student who is not there, none',
    roles: ['anyone'],
    params: IdParams,
    result: Projects,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/project',
    summary: 'Add one’s own project',
    roles: ['student'],
    body: ProjectBody,
    status: 201,
    idempotent: 'day',
    result: Project,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/project/{id}',
    summary: 'Change one of one’s own projects; what is absent stays',
    roles: ['own'],
    params: IdParams,
    body: ProjectChange,
    result: Project,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/project/{id}',
    summary: 'Delete one of one’s own projects',
    roles: ['own'],
    params: IdParams,
    result: Message,
  }),
}
