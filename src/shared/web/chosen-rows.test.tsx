import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { createChosenRows } from './chosen-rows.ts'
import { storeIdentity } from './identity-store.ts'

const rows = createChosenRows('tested', 10)

const Ticked = () => <output>{[...rows.useIds()].join(' ') || 'none'}</output>

beforeEach(() => window.history.replaceState(null, '', '/hr'))

async function readAs(token: string) {
  storeIdentity('hr', { _id: 'h1', token, role: 'hr', name: 'Hari', email: 'h@x.test' })
  const { screen } = await renderScreen(<Ticked />, { at: '/hr' })
  const text = screen.getByRole('status').element().textContent
  await screen.unmount()
  return text
}

test('ticks end with the session of who made them', async () => {
  expect(await readAs('token-of-monday')).toBe('none')
  rows.add(['s1', 's2'])
  expect(await readAs('token-of-monday')).toBe('s1 s2')

  expect(await readAs('token-of-tuesday')).toBe('none')
  rows.add(['s3'])

  expect(await readAs('token-of-tuesday')).toBe('s3')
})
