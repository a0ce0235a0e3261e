import { afterEach, expect, test } from 'vitest'
import { forgetIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, leaveServer } from '#shared/web/testing/fake-server.ts'
import { show } from '#shared/web/testing/show.tsx'
import { ReceiptFrame } from './borrowed-frames.tsx'

const someone = (name: string, role: string) => ({ _id: role, token: 't', role, name, email: '' })

afterEach(() => {
  forgetIdentities()
  leaveServer()
})

async function opened(at: string) {
  fakeServer({})
  storeIdentity('hr', someone('Meera', 'hr'))
  storeIdentity('user', someone('Asha', 'student'))
  const { screen } = await show(<ReceiptFrame />, { at })
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
