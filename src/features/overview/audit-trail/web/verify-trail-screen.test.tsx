import { expect, test } from 'vitest'
import type { TrailCheck } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { VerifyTrailScreen } from './verify-trail-screen.tsx'

const VERIFY = 'GET /api/admin/audit/verify'
const SEAL = { day: '2026-11-21', number: 125_000, hash: 'ab'.repeat(32) }
const STEP: TrailCheck = {
  checked: 5000,
  erasedEntries: 0,
  total: 125_000,
  unlinked: 0,
  faults: [],
  seal: SEAL,
  next: null,
}
const ENTRY = {
  _id: 't1',
  at: '2026-11-02T20:05:00.000Z',
  who: 'Asha Example',
  whoId: 'a1',
  role: 'admin',
  requestId: 'q1',
  action: 'fee.update',
  record: 'receipt',
  recordId: 'r1',
  subject: '2026-27/000012',
  before: null,
  after: null,
}

async function openScreen(respond: (request: FakeRequest) => unknown) {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE, [VERIFY]: respond })
  const { screen } = await renderScreen(<VerifyTrailScreen />, { at: '/admin/verify-trail' })
  return {
    screen,
    listSteps: () => requests.filter(({ path }) => path.endsWith('/verify')).map(({ query }) => query['after']),
  }
}

test('verify audit trail: verifies all steps and shows the result with the last seal', async () => {
  const next: Record<string, string | null> = { '0': '5000', '5000': '10000', '10000': null }
  const { screen, listSteps } = await openScreen(({ query }) => ({
    ...STEP,
    erasedEntries: 1,
    unlinked: 2,
    next: next[query['after'] ?? ''],
  }))
  await expect.element(screen.getByRole('alert').filter({ hasText: 'The audit trail is unchanged' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('15,000 entries verified')
  await expect
    .element(screen.getByText('The personal data of 3 entries was erased, as it must be after a deletion.'))
    .toBeVisible()
  await expect.element(screen.getByText('2 new entries will be linked within a minute.')).toBeVisible()
  await expect.element(screen.getByText(SEAL.hash)).toBeVisible()
  expect(listSteps()).toEqual(['0', '5000', '10000'])
})

test('verify audit trail: shows its progress', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { screen } = await openScreen(async ({ query }) => {
    if (query['after'] !== '0') await promise
    return { ...STEP, next: query['after'] === '0' ? '5000' : null }
  })
  await expect.element(screen.getByText('5,000 of 1,25,000 entries verified')).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: 'Verifying' })).toHaveAttribute('value', '5000')
  await expect.element(screen.getByRole('button', { name: 'Verify again' })).toHaveAttribute('aria-disabled', 'true')
  resolve()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
})

test('verify audit trail: names the first entry of each kind of fault', async () => {
  const changed = { kind: 'changed', day: null }
  const { screen } = await openScreen(({ query }) => ({
    ...STEP,
    next: query['after'] === '0' ? '5000' : null,
    faults:
      query['after'] === '0'
        ? [{ ...changed, count: 2, number: 1_204, entry: ENTRY }]
        : [
            { ...changed, count: 1, number: 6_000, entry: ENTRY },
            { kind: 'sealDiffers', count: 1, number: 7_000, day: '2026-11-21', entry: null },
          ],
  }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The audit trail does not match')
  const row = screen.getByRole('row', { name: /Entry 1,204/ })
  await expect.element(row).toMatchTextContent(/Changed in the database.*and 2 more of this kind/)
  await expect.element(row).toMatchTextContent(/Asha Example.*Changed a receipt.*2026-27\/000012/)
  await expect
    .element(screen.getByRole('row', { name: /Entry 7,000/ }))
    .toMatchTextContent('The entries up to this one differ from the seal of 2026-11-21')
  expect(screen.getByRole('row').elements()).toHaveLength(3)
})

test('verify audit trail: continues after an error at the step that failed', async () => {
  let isDown = true
  const { screen, listSteps } = await openScreen(({ query }) => {
    if (query['after'] === '0') return { ...STEP, next: '5000' }
    return isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : STEP
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('10,000 entries verified', { exact: true })).toBeVisible()
  expect(listSteps()).toEqual(['0', '5000', '5000'])
})

test('verify audit trail: verifies again from the first entry', async () => {
  const { screen, listSteps } = await openScreen(() => STEP)
  await screen.getByRole('button', { name: 'Verify again' }).click()
  await expect.poll(listSteps).toEqual(['0', '0'])
  await expect.element(screen.getByText('5,000 entries verified', { exact: true })).toBeVisible()
})

test('verify audit trail: without linked entries, says when there will be some', async () => {
  const { screen } = await openScreen(() => ({ ...STEP, checked: 0, total: 0, seal: null }))
  await expect.element(screen.getByText('Nothing to verify yet. New entries are linked within a minute.')).toBeVisible()
  await expect.element(screen.getByText('There is no seal yet.')).toBeVisible()
})
