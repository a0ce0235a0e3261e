import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { storeFakeDraft } from '#testing/web/fake-drafts.ts'
import { ENQUIRY } from '#testing/web/enquiries.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { CHOICES, DRAFT } from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { RegisterOrWaitScreen } from './register-or-wait-screen.tsx'

test('registration into a full batch: the question offers the waiting list, where the person waits as an enquirer', async () => {
  // The draft belongs to the identity of the area in the address.
  window.history.replaceState(null, '', '/hr/register')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
  storeFakeDraft('register-student', DRAFT)
  const requests = fakeServer({
    ...CHOICES,
    'POST /api/user/register': errorResponse(409, {
      code: 'batch_full',
      message: 'Batch T-1 is full: 20 of 20 seats.',
      fields: { batch: 'Batch T-1 is full: 20 of 20 seats.' },
      current: { _id: 'b1', bCode: 'T-1' },
    }),
    'POST /api/enquiry': { ...ENQUIRY, _id: 'e1' },
    'POST /api/waiting/{id}': {
      _id: 'w1',
      enquiry: 'e1',
      student: null,
      name: 'Asha Rao',
      contact: null,
      isPending: false,
      since: '2026-11-20',
    },
  })
  const { screen } = await renderScreen(<RegisterOrWaitScreen />, { at: '/hr/register' })
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
  await screen.getByRole('button', { name: 'Generate a password' }).click()

  await screen.getByRole('button', { name: 'Register' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Put on the waiting list' }).click()

  await expect.element(screen.getByText('On the waiting list of T-1')).toBeVisible()
  const [, enquiry, waiting] = requests.filter(({ method }) => method === 'POST')
  expect(enquiry).toMatchObject({ path: '/api/enquiry', body: { name: 'Asha Rao', contact: DRAFT.contact } })
  expect(waiting).toMatchObject({ path: '/api/waiting/b1', body: { enquiry: 'e1' } })
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
})
