import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createJpeg, createPng, imageBody } from '#testing/server/images.ts'

const api = startTestApi()
const PATH = '/api/institute/logo'
const load = (url: string) => api.app.inject({ method: 'GET', url })
const getLogo = async () => (await api.call('GET', '/api/institute')).body.logo

test.each([
  ['image/jpeg', createJpeg({ width: 400, height: 100 })],
  ['image/png', createPng()],
])('setLogo stores a logo of type %s, which everybody may load', async (type, bytes) => {
  const admin = await api.signInAs('admin')

  const response = await admin.put(PATH, imageBody(bytes))

  expect(response.status).toBe(200)
  expect(await getLogo()).toBe(response.body.logo)
  const file = await load(response.body.logo)
  expect(file.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect(file.rawPayload.subarray(0, 4).equals(bytes.subarray(0, 4))).toBe(true)
})

test('setLogo changes the URL with the logo, keeps the version of the settings, and audits sizes and hashes', async () => {
  const admin = await api.signInAs('admin')
  const first = await admin.put(PATH, imageBody(createPng()))

  const second = await admin.put(PATH, imageBody())

  expect(second.body.logo).not.toBe(first.body.logo)
  expect((await load(first.body.logo)).statusCode).toBe(404)
  expect((await api.call('GET', '/api/institute')).body.version).toBe(1)
  const entries = await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(entries).toMatchObject([
    { action: 'institute.logo', actor_id: admin.id, before: { logo: null } },
    { before: { logo: expect.stringMatching(/^image\/png, \d+ bytes, [0-9a-f]{12}$/) } },
  ])
})

test('removeLogo leaves the institute without a logo', async () => {
  const admin = await api.signInAs('admin')
  const { body } = await admin.put(PATH, imageBody())

  const response = await admin.delete(PATH)

  expect(response).toMatchObject({ status: 200, body: { logo: null } })
  expect(await getLogo()).toBeNull()
  expect((await load(body.logo)).statusCode).toBe(404)
})

const notAnImage = 'This is not an image that can be used. Choose another one.'
const withoutEnd = createPng().subarray(0, -12)
const withFault = Buffer.from(createPng())
withFault[45] = withFault[45]! ^ 1

test.each([
  ['a wide image', createPng({ width: 401, height: 10 }), 'The logo must be at most 400 × 400 pixels.'],
  ['more than 30 kB', createJpeg(undefined, { size: 31_000 }), 'The image must be at most 30 kB.'],
  ['a PNG that no decoder accepts', createPng(undefined, { filter: 9 }), notAnImage],
  ['a PNG without an end', withoutEnd, notAnImage],
  ['a PNG with a wrong checksum', withFault, notAnImage],
  ['a PNG without pixels', Buffer.concat([createPng().subarray(0, 33), createPng().subarray(-12)]), notAnImage],
  ['a JPEG of 0 × 0 pixels', createJpeg({ width: 0, height: 0 }), notAnImage],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), notAnImage],
])('setLogo rejects %s (422)', async (_case, bytes, text) => {
  const admin = await api.signInAs('admin')

  const response = await admin.put(PATH, imageBody(bytes))

  expect(response).toMatchObject({ status: 422, body: { fields: { image: text } } })
  expect(await getLogo()).toBeNull()
})

test('setLogo and removeLogo reject everybody except admins (401, 403)', async () => {
  const hr = await api.signInAs('hr')

  expect((await hr.put(PATH, imageBody())).status).toBe(403)
  expect((await hr.delete(PATH)).status).toBe(403)
  expect((await api.call('PUT', PATH, imageBody())).status).toBe(401)
})
