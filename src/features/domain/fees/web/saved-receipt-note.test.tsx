import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { savedReceiptState } from './print-receipt.tsx'
import { SavedReceiptNote } from './saved-receipt-note.tsx'

async function renderNote(receipt: object = {}) {
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
  const { screen, router } = await renderScreen(<SavedReceiptNote />, { at: '/hr/student/fee?id=s1' })
  await router.navigate({ to: '.', search: true, state: savedReceiptState({ ...RECEIPT, ...receipt }) } as never)
  const note = screen.getByRole('status')
  await expect.element(note).toBeVisible()
  return { note, router }
}

test.each([
  [false, 'Receipt 2026-27/000001 was issued'],
  [true, 'Receipt 2026-27/000001 was changed'],
])('saved receipt: names receipt, student and amount (changed: %s)', async (changed, title) => {
  const { note } = await renderNote({ changed })

  await expect.element(note).toMatchTextContent(new RegExp(`${title}.*Asha Rao · ₹2,000`))
})

test('saved receipt: Print receipt opens the receipt with the print dialog', async () => {
  const { note, router } = await renderNote()

  await note.getByRole('link', { name: 'Print receipt' }).click()

  await expect.poll(() => router.state.location.pathname).toBe('/fee-receipt')
  expect(router.state.location.search).toMatchObject({ id: 'r1' })
  expect(router.state.location.state).toMatchObject({ print: true })
})

test('saved receipt: Close removes it and keeps the page', async () => {
  const { note, router } = await renderNote()

  await note.getByRole('button', { name: 'Close' }).click()

  await expect.element(note).not.toBeInTheDocument()
  expect(router.state.location.href).toBe('/hr/student/fee?id=s1')
})

test('saved receipt: disappears when the page is left', async () => {
  const { note, router } = await renderNote()

  await router.navigate({ to: '/hr/student/fee', search: { id: 's2' } } as never)

  await expect.element(note).not.toBeInTheDocument()
})
