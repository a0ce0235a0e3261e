import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatchWithStudents } from '#testing/server/attendance.ts'
import { addFrame, createJpeg, createPng, imageBody, resizeHeader } from '#testing/server/images.ts'
import { range } from '#testing/server/run-in-parallel.ts'

const api = startTestApi()

async function issue(kind: string, names: string[]): Promise<{ issue: string; certificates: { _id: string }[] }> {
  const hr = await api.signInAs('hr')
  await createBatchWithStudents(api, names, { code: 'T-1' })
  const { candidates } = (await hr.get(`/api/certificate/candidates?kind=${kind}&batch=T-1`)).body
  const enrolments = candidates.map(({ _id }: { _id: string }) => _id)
  return (await hr.post('/api/certificate', { kind, enrolments, date: '2026-11-20' })).body
}

async function read(url: string, role: 'hr' | 'admin' = 'hr') {
  const { token } = await api.signInAs(role)
  const response = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload))
  const { text } = await extractText(pdf)
  const images = async (page: number) => {
    const { fnArray } = await (await pdf.getPage(page)).getOperatorList()
    return fnArray.filter((operator) => operator === PAINT_IMAGE).length
  }
  return {
    name: /filename="(.*)"/.exec(String(response.headers['content-disposition']))?.[1],
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ')),
    images,
  }
}

/** `OPS.paintImageXObject` of PDF.js. */
const PAINT_IMAGE = 85

test('the certificates of a batch are one PDF with a page for each', async () => {
  const { issue: id } = await issue('completion', ['Asha', 'Bela', 'आशा'])

  const { name, pages } = await read(`/api/certificate/issue/${id}`)

  expect(name).toBe('C-2026-27-0001-C-2026-27-0003.pdf')
  expect(pages).toHaveLength(3)
  const [first] = pages
  for (const part of [
    'Example Institute',
    'Certificate of Completion',
    'This is to certify that Asha Rao has successfully completed',
    'Serial number C/2026-27/0001',
    'Date of issue 2026-11-20',
    'Authorised Signatory',
  ])
    expect(first).toContain(part)
  expect(pages[2]).toContain('Rao')
})

test('ID cards are ten to a page, with the photo of those who have one', async () => {
  const { issue: id, certificates } = await issue(
    'idCard',
    range(11).map((n) => `Asha${String.fromCharCode(97 + n)}`),
  )
  const row = api.db.selectFrom('certificate').select('student_id').where('id', '=', certificates[0]!._id)
  const hr = await api.signInAs('hr')
  await hr.put(
    `/api/user/photo/${(await row.executeTakeFirstOrThrow()).student_id}`,
    imageBody(createJpeg({ width: 400, height: 400 })),
  )

  const { pages, images } = await read(`/api/certificate/issue/${id}`)

  expect(pages).toHaveLength(2)
  expect(pages[0]?.match(/Student Identity Card/g)).toHaveLength(10)
  expect(pages[1]).toContain('ID/2026-27/0011')
  expect([await images(1), await images(2)]).toEqual([1, 0])
})

test.each([
  ['headers', addFrame(createJpeg(), { width: 0, height: 0 })],
  ['pixels', resizeHeader(createJpeg({ width: 40, height: 40 }), { width: 400, height: 400 })],
])('a photo, logo and signature with broken %s leave the others, and the card says so', async (_what, broken) => {
  const { issue: id, certificates } = await issue('idCard', ['Asha', 'Bela', 'Chitra'])
  const rows = await api.db.selectFrom('certificate').select(['id', 'student_id']).orderBy('n').execute()
  const admin = await api.signInAs('admin')
  for (const { student_id } of rows) await admin.put(`/api/user/photo/${student_id}`, imageBody())
  await admin.put('/api/institute/logo', imageBody())
  await admin.put('/api/certificate/signature', imageBody())
  const bela = rows.find((row) => row.id === certificates[1]!._id)!.student_id
  await api.db.updateTable('student_photo').set({ content: broken }).where('student_id', '=', bela).execute()
  await api.db.updateTable('institute_logo').set({ content: broken }).execute()
  await api.db.updateTable('certificate_signature').set({ content: broken }).execute()

  const { pages, images } = await read(`/api/certificate/issue/${id}`)

  expect(await images(1)).toBe(2)
  expect(pages[0]?.match(/The photo is damaged/g)).toHaveLength(1)
})

test.each(['removed', 'of a deleted student'])('an ID card is printed without a photo that is %s', async (how) => {
  const { certificates } = await issue('idCard', ['Asha'])
  const row = api.db.selectFrom('certificate').select('student_id').where('id', '=', certificates[0]!._id)
  const student = (await row.executeTakeFirstOrThrow()).student_id
  const admin = await api.signInAs('admin')
  await admin.put(`/api/user/photo/${student}`, imageBody(createJpeg({ width: 400, height: 400 })))
  const countImages = async () => (await read(`/api/certificate/file/${certificates[0]!._id}`)).images(1)
  expect(await countImages()).toBe(1)

  if (how === 'removed') await admin.delete(`/api/user/photo/${student}`)
  else await admin.post('/api/admin/status', { student, status: 'Delete' })

  expect(await countImages()).toBe(0)
})

test('a revoked certificate is printed as revoked', async () => {
  const { certificates } = await issue('bonafide', ['Asha'])
  const id = certificates[0]!._id
  expect((await read(`/api/certificate/file/${id}`)).pages[0]).not.toContain('Revoked')

  const hr = await api.signInAs('hr')
  await hr.put(`/api/certificate/revoke/${id}`, { reason: 'Wrong name' })

  expect((await read(`/api/certificate/file/${id}`)).pages[0]).toContain('Bonafide Certificate Revoked')
})

test('the logo and the signature are printed, and the preview leaves placeholders as they are', async () => {
  const admin = await api.signInAs('admin')
  await admin.put('/api/institute/logo', imageBody(createPng()))
  await admin.put('/api/certificate/signature', imageBody())

  const { pages, images } = await read('/api/certificate/preview/completion', 'admin')

  expect(pages[0]).toContain('This is to certify that {name} has successfully completed the course {course}')
  expect(await images(1)).toBe(2)
})

test('a long text is printed smaller, above the foot of the page', async () => {
  const admin = await api.signInAs('admin')
  const body = '{name} has learned many things. '.repeat(60).trim()
  await admin.put('/api/certificate/template/completion', { title: 'Long', body, signatory: 'The Director' })
  const { certificates } = await issue('completion', ['Asha'])

  const { pages } = await read(`/api/certificate/file/${certificates[0]!._id}`)

  expect(pages).toHaveLength(1)
  expect(pages[0]?.match(/Asha Rao has learned/g)).toHaveLength(60)
})
