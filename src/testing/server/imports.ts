import { expect } from 'vitest'
import type { TestApi } from './api.ts'

type Client = Awaited<ReturnType<TestApi['signInAs']>>
type Role = 'hr' | 'admin'
export const IMPORT_PATHS = { hr: '/api/import', admin: '/api/admin/import' }

/** Returns rows as they are copied from a spreadsheet. */
export const toRows = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n')

type Named = { name: string }

/** Returns the body of a run that creates every missing name. */
export const createAll = ({ missing }: { missing: Record<'courses' | 'batches' | 'categories', Named[]> }) => {
  const toNames = (list: Named[]) => list.map(({ name }) => name)
  const { courses, batches, categories } = missing
  return { create: { courses: toNames(courses), batches: toNames(batches), categories: toNames(categories) } }
}

export function importsOf(api: TestApi) {
  return {
    begin: async (client: Client, role: Role, kind: string, ...rows: string[][]) => {
      const { status, body } = await client.post(IMPORT_PATHS[role], { kind, rows: toRows(...rows) })
      expect(status, JSON.stringify(body)).toBe(201)
      return body
    },
    /** Starts the run and waits for its end. */
    run: async (client: Client, role: Role, id: string, body: object = {}) => {
      const started = await client.post(`${IMPORT_PATHS[role]}/${id}/run`, body)
      expect(started.status, JSON.stringify(started.body)).toBe(200)
      await Promise.all(api.app.backgroundTasks)
      return (await client.get(`${IMPORT_PATHS[role]}/${id}`)).body
    },
    listRows: async (client: Client, role: Role, id: string) =>
      (await client.get(`${IMPORT_PATHS[role]}/${id}/row?limit=100`)).body.rows,
    undo: (client: Client, role: Role, id: string) => client.post(`${IMPORT_PATHS[role]}/${id}/undo`),
  }
}
