import { expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { TrailAlarm } from './trail-alarm.tsx'

const ALARM = 'GET /api/admin/audit/alarm'
const FAULT = { kind: 'endDiffers', count: 1, number: 10, day: '2026-11-21', entry: null }

test('trail alarm: is shown with a link to the verification while the trail does not match', async () => {
  fakeServer({ [ALARM]: { faults: [FAULT], checkedAt: '2026-11-21T04:30:00.000Z' } })
  const { screen } = await renderScreen(<TrailAlarm />, { at: '/admin' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The audit trail does not match/)
  await expect.element(screen.getByRole('link', { name: 'Verify' })).toHaveAttribute('href', '/admin/verify-trail')
})

test('trail alarm: is not shown while the trail matches', async () => {
  const requests = fakeServer({ [ALARM]: { faults: [], checkedAt: null } })
  const { screen } = await renderScreen(<TrailAlarm />, { at: '/admin' })
  await expect.poll(() => requests).toHaveLength(1)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
