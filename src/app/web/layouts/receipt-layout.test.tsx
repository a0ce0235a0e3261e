import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ReceiptLayout } from './identity-layouts.tsx'

const createIdentity = (name: string, role: string) => ({ _id: role, token: 't', role, name, email: '' })

async function renderReceipt(at: string) {
  fakeServer({})
  storeIdentity('hr', createIdentity('Meera', 'hr'))
  storeIdentity('user', createIdentity('Asha', 'student'))
  const { screen } = await renderScreen(<ReceiptLayout />, { at })
  return screen.getByRole('banner').getByRole('button', { name: /^Account/ })
}

test('ReceiptLayout: ?as=user shows the layout of the student, although HR is signed in too', async () => {
  await expect.element(await renderReceipt('/FeesReceipt?id=r1&as=user')).toMatchTextContent(/Asha/)
})

test.each(['/fee-receipt?id=r1&as=hr', '/fee-receipt?id=r1&as=admin', '/fee-receipt?id=r1'])(
  'ReceiptLayout: %s shows the HR layout',
  async (at) => {
    await expect.element(await renderReceipt(at)).toMatchTextContent(/Meera/)
  },
)
