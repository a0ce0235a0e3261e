import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { createImage, paintHalves } from '#testing/web/images.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { StudentHeader } from '../page/student-header.tsx'
import { studentsQueries } from '../students.queries.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const LINK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function Page() {
  const { data } = useQuery(studentsQueries.one('s1'))
  return <main id="content">{data && <StudentHeader student={data} />}</main>
}

async function openPhoto(photo: string | null = null, put: object = {}) {
  let stored = { ...STUDENT, profile: LINK, photo }
  const change = (next: string | null) => () => {
    stored = { ...stored, photo: next }
    return { photo: next }
  }
  const requests = fakeServer({
    'GET /api/user/s1': () => stored,
    'PUT /api/user/photo/s1': change(PIXEL),
    'DELETE /api/user/photo/s1': change(null),
    ...put,
  })
  const { screen } = await renderScreen(<Page />, { at: '/hr/Student-view?id=s1' })
  const button = screen.getByRole('button', { name: 'Photo of Asha Rao: change' })
  await button.click()
  const fields = screen.getByRole('group', { name: 'Photo' })
  await expect.element(fields).toBeVisible()
  const pick = async (file: File) =>
    userEvent.upload(fields.element().querySelector<HTMLInputElement>('input[type=file]')!, file)
  const getSource = () => button.element().parentElement?.querySelector('img')?.getAttribute('src') ?? null
  const listWrites = () => requests.filter(({ method }) => method !== 'GET')
  return { screen, fields, pick, getSource, listWrites }
}

test('StudentPhotoButton: the focus moves into the fields, and back when Escape closes them', async () => {
  const { screen, fields } = await openPhoto()
  await expect.element(fields.getByRole('button', { name: 'Upload' })).toHaveFocus()

  await userEvent.keyboard('{Escape}')

  await expect.element(fields).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Photo of Asha Rao: change' })).toHaveFocus()
})

test('StudentPhotoButton: uploads a cropped photo and shows it in place of the photo link', async () => {
  const { screen, pick, getSource, listWrites } = await openPhoto()
  expect(getSource()).toBe(LINK)

  await pick(await createImage({ width: 900, height: 600 }, paintHalves))

  await expect.element(screen.getByRole('status')).toMatchTextContent('Photo saved')
  await expect.poll(getSource).toBe(PIXEL)
  const { image } = listWrites()[0]!.body as { image: string }
  const { width, height } = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${image}`)).blob())
  expect([width, height]).toEqual([400, 400])
})

test('StudentPhotoButton: removes the photo, so that the photo link is shown again', async () => {
  const { screen, fields, getSource } = await openPhoto(PIXEL)
  expect(getSource()).toBe(PIXEL)

  await fields.getByRole('button', { name: 'Remove' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('Photo removed')
  await expect.poll(getSource).toBe(LINK)
  await expect.element(fields.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
})

test('StudentPhotoButton: says that a file is no image, and sends nothing', async () => {
  const { fields, pick, listWrites } = await openPhoto()

  await pick(new File(['not an image'], 'photo.jpg', { type: 'image/jpeg' }))

  await expect.element(fields.getByRole('alert')).toMatchTextContent('This is not an image that can be used.')
  expect(listWrites()).toEqual([])
})

test('StudentPhotoButton: shows the message of the server at the field', async () => {
  const text = 'The image must be at most 30 kB.'
  const rejection = errorResponse(422, { code: 'invalid', message: 'Check the fields.', fields: { image: text } })
  const { fields, pick } = await openPhoto(null, { 'PUT /api/user/photo/s1': () => rejection })

  await pick(await createImage({ width: 50, height: 50 }, paintHalves))

  await expect.element(fields.getByRole('alert')).toMatchTextContent(text)
  await expect.element(fields.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-disabled', 'false')
})
