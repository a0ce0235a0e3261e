import { afterEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ReceiptFrame } from './identity-layouts.tsx'

const someone = (name: string, role: string) => ({ _id: role, token: 't', role, name, email: '' })

afterEach(() => {
  removeIdentities()
  restoreFetch()
})

async function opened(at: string) {
  fakeServer({})
  storeIdentity('hr', someone('Meera', 'hr'))
  storeIdentity('user', someone('Asha', 'student'))
  const { screen } = await renderScreen(<ReceiptFrame />, { at })
  return screen.getByRole('banner').getByRole('button', { name: /^Account/ })
}

test('a receipt that the student opened stands in the student’s frame, though HR is signed in too', async () => {
  await expect.element(await opened('/FeesReceipt?id=r1&as=user')).toMatchTextContent(/Asha/)
})

test.each(['/fee-receipt?id=r1&as=hr', '/fee-receipt?id=r1&as=admin', '/fee-receipt?id=r1'])(
  '%s stands in HR’s',
  async (at) => {
    await expect.element(await opened(at)).toMatchTextContent(/Meera/)
  },
)
