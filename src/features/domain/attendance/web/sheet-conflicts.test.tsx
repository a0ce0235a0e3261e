import { beforeEach, expect, test } from 'vitest'
import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'
import { sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { getFakeDraft } from '#testing/web/fake-drafts.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditAttendanceScreen } from './sheet-screens.tsx'
import { createTodaysBatches, createRoster, signInAsHr, DRAFT_KEY, markRoster } from '#testing/web/roster.ts'
import { INSTITUTE } from '#testing/web/institute.ts'

const EXIST = 'This batch has marks on that day already.'
const STALE = 'This record was changed after you opened it.'

beforeEach(signInAsHr)

/** Fakes a server on which another user saves `concurrent` just before the first save of this one. */
function fakeConflict(initial: Roster, concurrent: Roster, code: string, message: string) {
  let current = initial
  return fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/attend/today': createTodaysBatches(),
    'GET /api/attend/roster': () => current,
    'POST /api/attend': () => {
      current = concurrent
      return errorResponse(409, { code, message })
    },
    'PUT /api/attend': ({ headers }: FakeRequest) => {
      if (headers.get('if-match') === `"${concurrent.version}"`) return { message: '', saved: 3, version: 9 }
      current = concurrent
      return errorResponse(409, { code, message })
    },
  })
}

async function openScreen() {
  const { screen } = await renderScreen(<EditAttendanceScreen />, { at: '/hr/edit-attendence?batch=T-1' })
  return {
    screen,
    tick: (name: string) => screen.getByRole('checkbox', { name }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    alert: screen.getByRole('alert').filter({ hasText: 'Saved by Meera.' }),
  }
}

test('sheet conflict: the second save shows the marks of the first; the own marks can be applied again', async () => {
  const requests = fakeConflict(createRoster(), markRoster(createRoster(), ['Student03'], 1), 'marks_exist', EXIST)
  const { tick, button, alert } = await openScreen()
  await tick('Student01 Rao').click()
  await button(/^Save: /).click()
  await expect.element(alert).toMatchTextContent(/This batch has marks on that day already\./)
  await expect.element(alert).toMatchTextContent(/Saved by Meera\. 2 of your marks differ/)
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.element(tick('Student03 Rao')).not.toBeChecked()
  await button('Use my marks').click()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await expect.element(tick('Student03 Rao')).toBeChecked()
  await button(/^Update: /).click()
  await expect.poll(() => requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1"')
})

test('sheet conflict: after a rejected update, only the changed marks can be applied again', async () => {
  const before = markRoster(createRoster(), [], 3)
  fakeConflict(before, markRoster(createRoster(), ['Student03'], 4), 'stale', STALE)
  const { tick, button, alert } = await openScreen()
  await tick('Student01 Rao').click()
  await button(/^Update: /).click()
  await expect.element(alert).toMatchTextContent(/1 of your marks differs/)
  await button('Use my marks').click()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await expect.element(tick('Student03 Rao')).not.toBeChecked()
})

test('sheet conflict: discarding the own marks leaves nothing unsaved', async () => {
  fakeConflict(createRoster(), markRoster(createRoster(), ['Student03'], 1), 'marks_exist', EXIST)
  const { tick, button, alert } = await openScreen()
  await tick('Student01 Rao').click()
  await button(/^Save: /).click()
  await expect.element(alert).toBeVisible()
  await button('Keep these marks').click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await sendDrafts()
  expect(getFakeDraft(DRAFT_KEY)).toBeUndefined()
})

test('sheet conflict: equal marks offer no choice', async () => {
  fakeConflict(createRoster(), markRoster(createRoster(), ['Student01'], 1), 'marks_exist', EXIST)
  const { tick, button, alert } = await openScreen()
  await tick('Student01 Rao').click()
  await button(/^Save: /).click()
  await expect.element(alert).toMatchTextContent(/Your marks are the same\./)
  await expect.element(button('Use my marks')).not.toBeInTheDocument()
  await sendDrafts()
  expect(getFakeDraft(DRAFT_KEY)).toBeUndefined()
})

test('sheet conflict: a draft does not overwrite marks saved meanwhile', async () => {
  fakeConflict(createRoster(), createRoster(), '', '')
  const first = await openScreen()
  await first.tick('Student01 Rao').click()
  await first.screen.unmount()
  fakeConflict(markRoster(createRoster(), ['Student02'], 1), createRoster(), '', '')
  const { tick, alert } = await openScreen()
  await expect.element(alert).toMatchTextContent(/This record was changed.*1 of your marks differs/)
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
})

test('sheet conflict: when a student has left the batch, the marks of the others stay', async () => {
  let roster = createRoster()
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/attend/today': createTodaysBatches(),
    'GET /api/attend/roster': () => roster,
    'POST /api/attend': () => {
      roster = createRoster(2)
      return errorResponse(422, { code: 'invalid', message: 'Student03 Rao is not in this batch on that day.' })
    },
  })
  const { screen, tick, button } = await openScreen()
  await tick('Student01 Rao').click()
  await tick('Student03 Rao').click()
  await button(/^Save: /).click()
  await expect.element(button('Save: 1 present, 1 absent')).toBeVisible()
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Student03 Rao is not in this batch on that day.' }).first())
    .toBeVisible()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
})
