import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { addFrame, createJpeg, createManyPasses, createPng, imageBody, resizeHeader } from '#testing/server/images.ts'

const api = startTestApi()
const MINUTE = 60_000

const pathOf = (id: string) => `/api/user/photo/${id}`
const load = (url: string) => api.app.inject({ method: 'GET', url })
const listEntries = () =>
  api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.photo').orderBy('id').execute()

async function upload(bytes = createJpeg()) {
  const hr = await api.signInAs('hr')
  const id = await createStudent(api.db)
  await api.db.updateTable('student').set({ profile: 'https://example.com/photo.jpg' }).execute()
  const response = await hr.put(pathOf(id), imageBody(bytes))
  return { hr, id, response, url: String(response.body.photo) }
}

test.each(['hr', 'admin', 'student'] as const)('setPhoto stores the photo of a student for %s', async (role) => {
  const id = await createStudent(api.db)
  const caller = await api.signInAs(role, ...(role === 'student' ? [id] : []))

  const response = await caller.put(pathOf(id), imageBody())

  expect(response.status).toBe(200)
  const file = await load(response.body.photo)
  expect(file.rawPayload.equals(createJpeg())).toBe(true)
})

test('setPhoto puts the URL into the record and the lists, and keeps the photo link and the version', async () => {
  const { hr, id, url } = await upload()

  const { body: student } = await hr.get(`/api/user/${id}`)
  const { body: list } = await hr.get('/api/user')
  const { body: found } = await hr.get(`/api/search?q=${student.fname}`)

  expect(student).toMatchObject({ photo: url, profile: 'https://example.com/photo.jpg', version: 1 })
  expect(student).not.toHaveProperty('photoHash')
  expect(list.students[0]).toMatchObject({ _id: id, photo: url })
  expect(found.students[0]).toMatchObject({ _id: id, photo: url })
})

test('getPhotoFile sends an image that only the browser may keep and nobody may take for a page', async () => {
  const { url } = await upload()

  expect((await load(url)).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=300, must-revalidate',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('getPhotoFile sends nothing again to a browser that has the photo (304), until it is removed (404)', async () => {
  const { hr, id, url } = await upload()
  const headers = { 'if-none-match': String((await load(url)).headers.etag) }
  const ask = () => api.app.inject({ method: 'GET', url, headers })

  expect(await ask()).toMatchObject({ statusCode: 304, body: '' })
  await hr.delete(pathOf(id))

  expect((await ask()).statusCode).toBe(404)
})

test('setPhoto audits size and hash, which are erased with the student', async () => {
  const { hr, id } = await upload()
  await hr.delete(pathOf(id))

  const description = `image/jpeg, ${createJpeg().length} bytes, ${createHash('sha256').update(createJpeg()).digest('hex').slice(0, 12)}`
  expect(await listEntries()).toMatchObject([
    { record: 'student', record_id: id, actor_id: hr.id, before: {}, after: {} },
    { record_id: id, before: {}, after: {} },
  ])
  expect(await api.db.selectFrom('audit_personal').selectAll().orderBy('entry_id').execute()).toMatchObject([
    { subject_id: id, field: 'photo', before: null, after: description },
    { subject_id: id, field: 'photo', before: description, after: null },
  ])
})

test('setPhoto removes metadata such as the place of the photo', async () => {
  const { url } = await upload(createJpeg(undefined, { metadata: 'Exif GPS 18.52' }))

  const { rawPayload } = await load(url)

  expect(rawPayload.equals(createJpeg())).toBe(true)
})

test('setPhoto of two clerks keeps the last photo', async () => {
  const { hr, id } = await upload()

  const other = await api.signInAs('hr')
  const responses = await Promise.all([
    hr.put(pathOf(id), imageBody(createJpeg(undefined, { size: 150 }))),
    other.put(pathOf(id), imageBody(createJpeg(undefined, { size: 200 }))),
  ])

  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await api.db.selectFrom('student_photo').select('student_id').execute()).toHaveLength(1)
})

test('removePhoto shows the photo link again, and its URL is not found (404)', async () => {
  const { hr, id, url } = await upload()

  const response = await hr.delete(pathOf(id))

  expect(response).toMatchObject({ status: 200, body: { photo: null } })
  expect((await hr.get(`/api/user/${id}`)).body).toMatchObject({
    photo: null,
    profile: 'https://example.com/photo.jpg',
  })
  expect((await load(url)).statusCode).toBe(404)
})

describe('setPhoto rejects (422 at the field)', () => {
  const notAnImage = 'This is not an image that can be used. Choose another one.'
  const cut = createJpeg().subarray(0, 60)
  const END = Buffer.from([0xff, 0xd9])
  test.each([
    [
      'a photo of another size',
      imageBody(createJpeg({ width: 400, height: 401 })),
      'The photo must be 400 × 400 pixels.',
    ],
    ['more than 30 kB', imageBody(createJpeg(undefined, { size: 30 * 1024 })), 'The image must be at most 30 kB.'],
    ['a PNG', imageBody(createPng({ width: 400, height: 400 })), notAnImage],
    ['a page', imageBody(Buffer.from('<!doctype html><script>alert(1)</script>')), notAnImage],
    [
      'a page behind the first bytes of a JPEG',
      imageBody(Buffer.from('ffd8ffe0ffffffff3c68746d6c3effd9', 'hex')),
      notAnImage,
    ],
    ['the beginning of a JPEG', imageBody(cut), notAnImage],
    [
      'a JPEG without a frame',
      imageBody(Buffer.concat([createJpeg().subarray(0, 20), createJpeg().subarray(-120)])),
      notAnImage,
    ],
    [
      'a JPEG with fewer pixels than its header says',
      imageBody(resizeHeader(createJpeg({ width: 40, height: 40 }), { width: 400, height: 400 })),
      notAnImage,
    ],
    ['a JPEG cut off in its pixels', imageBody(Buffer.concat([createJpeg().subarray(0, -300), END])), notAnImage],
    ['a JPEG with two sizes', imageBody(addFrame(createJpeg(), { width: 0, height: 0 })), notAnImage],
    ['a JPEG with thousands of passes', imageBody(createManyPasses()), notAnImage],
    ['two bytes', imageBody(Buffer.from('ffd8', 'hex')), notAnImage],
    ['a data URL', { image: `data:image/jpeg;base64,${imageBody().image}` }, notAnImage],
    ['an empty text', { image: '' }, 'This field is required'],
    ['nothing', {}, 'This field is required'],
    ['a number', { image: 5 }, 'This value is not understood.'],
  ])('%s', async (_case, body, text) => {
    const hr = await api.signInAs('hr')
    const id = await createStudent(api.db)

    const response = await hr.put(pathOf(id), body)

    expect(response).toMatchObject({ status: 422, body: { code: 'invalid', fields: { image: text } } })
    expect(await api.db.selectFrom('student_photo').select('hash').execute()).toEqual([])
    expect(await listEntries()).toEqual([])
  })
})

test('setPhoto rejects a body of more than 100 kB (413)', async () => {
  const hr = await api.signInAs('hr')

  const response = await hr.put(pathOf(await createStudent(api.db)), imageBody(createJpeg(undefined, { size: 90_000 })))

  expect(response.status).toBe(413)
})

test('setPhoto and removePhoto reject other students (403), callers who are not signed in (401), and absent students (404)', async () => {
  const { hr, id, url } = await upload()
  const student = await api.signInAs('student', await createStudent(api.db))

  expect((await student.put(pathOf(id), imageBody())).status).toBe(403)
  expect((await student.delete(pathOf(id))).status).toBe(403)
  expect((await api.call('PUT', pathOf(id), imageBody())).status).toBe(401)
  expect((await hr.put(pathOf(ABSENT_ID), imageBody())).status).toBe(404)
  expect((await hr.delete(pathOf(ABSENT_ID))).status).toBe(404)
  expect((await load(url)).statusCode).toBe(200)
})

test('getPhotoFile rejects a URL that was changed, is for another student or has expired (404)', async () => {
  const { url } = await upload()
  const other = await upload(createJpeg(undefined, { size: 300 }))
  const [text, ...signed] = url.split('/').at(-1)!.split('.')
  const ofOther = other.url.split('/').at(-1)!.split('.')[0]

  expect((await load(`/api/photo/${[ofOther, ...signed].join('.')}`)).statusCode).toBe(404)
  expect((await load(`/api/photo/${text}.zzzzzz.${signed[1]}`)).statusCode).toBe(404)
  expect((await load('/api/photo/a')).statusCode).toBe(404)
  expect((await load(url)).statusCode).toBe(200)
  api.now = new Date(api.now.getTime() + 121 * MINUTE)
  expect((await load(url)).statusCode).toBe(404)
})

test('a photo keeps its URL within an hour, and each URL is valid for an hour', async () => {
  const { hr, id } = await upload()
  const hour = Math.ceil(api.now.getTime() / (60 * MINUTE)) * 60 * MINUTE
  const urlAt = async (instant: number) => {
    api.now = new Date(instant)
    return String((await hr.get(`/api/user/${id}`)).body.photo)
  }

  const first = await urlAt(hour)

  expect(await urlAt(hour + 5 * MINUTE)).toBe(first)
  api.now = new Date(hour + 119 * MINUTE)
  expect((await load(first)).statusCode).toBe(200)
})

test('getPhotoFile finds no photo of a deleted student (404) until the student is restored, and none once erased', async () => {
  const { id, url } = await upload()
  const admin = await api.signInAs('admin')
  const { fname, lname } = (await admin.get(`/api/user/${id}`)).body

  await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  expect((await load(url)).statusCode).toBe(404)
  await admin.put(`/api/admin/restore/${id}`)
  expect((await load(url)).statusCode).toBe(200)
  await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  await admin.post(`/api/admin/erase/${id}`, { name: `${fname} ${lname}` })

  expect((await load(url)).statusCode).toBe(404)
  expect(await api.db.selectFrom('student_photo').select('hash').execute()).toEqual([])
  expect(await api.db.selectFrom('audit_personal').select('field').where('subject_id', '=', id).execute()).toEqual([])
})
