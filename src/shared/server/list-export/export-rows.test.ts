import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { FileContent } from '#shared/contract/scalars.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'
import type { Actor } from '../actor.ts'
import type { Ctx } from '../ctx.ts'
import { exportRows, type ReadPage } from './export-rows.ts'

const api = startTestApi()
const translate = loadMessages()
type Row = { name: string }

async function begin(
  readPage: ReadPage<Row>,
  account?: string,
): Promise<FileContent & { content: AsyncIterableIterator<Uint8Array> }> {
  const hr = await api.signInAs('hr', account)
  const ctx = {
    db: api.db,
    translate,
    language: 'en',
    requestId: '01a20a11-bedc-73ea-84b6-a091bf04542a',
    clock: {
      now: () => api.now,
      timeZone: 'Asia/Kolkata',
    },
    actor: {
      id: hr.id,
      name: 'Hari Example',
      role: 'hr',
    },
  } as unknown as Ctx<Actor>
  const columns = { name: { label: 'courses:courseName' } } as const
  const file = await exportRows(ctx, { name: 'courses', format: 'csv', filters: {}, columns, readPage })
  return file as FileContent & { content: AsyncIterableIterator<Uint8Array> }
}

const readCourses: ReadPage<Row> = (db, { page, limit }) =>
  db
    .selectFrom('course')
    .select('name')
    .orderBy('name')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

async function readNames({ content }: { content: AsyncIterable<Uint8Array> }): Promise<string[]> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  const [, ...rows] = Papa.parse<string[]>(Buffer.concat(parts).toString(), { skipEmptyLines: true }).data
  return rows.flat()
}

const names = Array.from({ length: 1203 }, (_, index) => `Course ${String(index).padStart(4, '0')}`)
async function createCourses() {
  const { id } = await createCourse(api.db, { name: names[0]! })
  const row = await api.db.selectFrom('course').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rows = names
    .slice(1)
    .map((name) => ({ name, fee: row.fee, duration: row.duration, created_at: row.created_at }))
  await api.db
    .insertInto('course')
    .values(rows.map((each) => ({ ...each, id: crypto.randomUUID(), name_key: each.name.toLowerCase() })) as never)
    .execute()
}

test('exportRows reads all pages of one snapshot while rows are added', async () => {
  await createCourses()
  const file = await begin(async (db, paging) => {
    if (paging.page > 1) await createCourse(api.db, { name: `A course before the others ${paging.page}` })
    return readCourses(db, paging)
  })

  expect(await readNames(file)).toEqual(names)
  expect(file.name).toBe('courses-2026-11-21.csv')
})

test('exportRows ends its transaction when the client leaves, and allows two at once', async () => {
  await createCourses()
  const first = await begin(readCourses)
  const second = await begin(readCourses)
  await expect(begin(readCourses)).rejects.toMatchObject({ status: 429, code: 'too_many_exports' })

  await first.content.return?.()
  expect(await readNames(second)).toEqual(names)

  expect(await readNames(await begin(readCourses))).toEqual(names)
  expect(await readNames(await begin(readCourses))).toEqual(names)
})

test('exportRows gives an account one export at a time (429), and the next one once it has ended', async () => {
  await createCourses()
  const { id } = await api.signInAs('hr')
  const first = await begin(readCourses, id)
  await expect(begin(readCourses, id)).rejects.toMatchObject({ status: 429, code: 'one_at_a_time' })
  expect(await readNames(first)).toEqual(names)
  expect(await readNames(await begin(readCourses, id))).toEqual(names)
})

test('exportRows rejects with the error of the first page, and leaves nothing behind', async () => {
  const fail: ReadPage<Row> = async () => {
    throw new Error('not readable')
  }
  for (let attempt = 0; attempt < 3; attempt++) await expect(begin(fail)).rejects.toThrow('not readable')

  expect(await api.db.selectFrom('audit_entry').select('id').where('action', '=', 'list.export').execute()).toEqual([])
})
