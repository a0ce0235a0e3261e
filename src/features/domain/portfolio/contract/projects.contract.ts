import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import { body, IdParams, lines, Message, text, totalOrCounting, webLink } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { ListOwnRecords, OWN_RECORD_READ_ONLY, owner, ownRecordFields } from './own-records.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('portfolio')

const personal = { personal: true, required: 'always' } as const

export const PROJECT_FIELDS = {
  project: { ...personal, label: 'portfolio:project', input: webLink(message('projectLinkMissing')) },
  techUsed: { ...personal, label: 'portfolio:techUsed', input: text(300, message('techMissing')) },
  description: { ...personal, label: 'portfolio:description', input: lines(2000, message('descriptionMissing')) },
} satisfies Fields

export const ProjectBody = body({ ...creationShape(PROJECT_FIELDS), student: owner }, OWN_RECORD_READ_ONLY)
export type ProjectBody = z.output<typeof ProjectBody>

const ProjectChange = body({ ...changeShape(PROJECT_FIELDS), student: owner }, OWN_RECORD_READ_ONLY)
export type ProjectChange = z.output<typeof ProjectChange>

export const Project = z.object({ ...ownRecordFields, ...recordShape(PROJECT_FIELDS) })
export type Project = z.infer<typeof Project>

export const Projects = z.object({ projects: z.array(Project), total: z.number() })
export type Projects = z.infer<typeof Projects>

export const ProjectPage = z.object({ projects: z.array(Project), ...totalOrCounting })
export type ProjectPage = z.infer<typeof ProjectPage>

export const projectsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/project',
    summary:
      'List all students’ projects, newest first; search by the student’s name (`totals=quick`: or `counting`, if the total takes longer)',
    may: 'portfolio.list',
    replica: true,
    query: ListOwnRecords,
    result: ProjectPage,
  }),
  listByStudent: endpoint({
    method: 'GET',
    path: '/api/project/{id}',
    summary: 'List all projects of a student, newest first; empty for an unknown student',
    may: 'portfolio.see',
    params: IdParams,
    result: Projects,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/project',
    summary: 'Add a project of the signed-in student',
    may: 'portfolio.add',
    body: ProjectBody,
    status: 201,
    idempotent: 'day',
    result: Project,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/project/{id}',
    summary: 'Change a project of the signed-in student; absent fields stay unchanged',
    may: 'portfolio.edit-own',
    params: IdParams,
    body: ProjectChange,
    result: Project,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/project/{id}',
    summary: 'Delete a project of the signed-in student',
    may: 'portfolio.edit-own',
    params: IdParams,
    result: Message,
  }),
}
