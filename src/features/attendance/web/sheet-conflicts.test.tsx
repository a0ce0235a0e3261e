import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Roster } from '#features/attendance/contract/attendance.contract.ts'
import { removeIdentities } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { type FakeRequest, fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditAttendanceScreen } from './sheet-screen.tsx'
import { anInstitute, aRoster, asHr, DRAFT, markedBut } from '#testing/web/roster.ts'

const EXIST = 'This batch has marks on that day already.'
const STALE = 'Somebody else has changed this record since you opened it.'

beforeEach(asHr)
afterEach(() => {
  storage.remove(DRAFT)
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

/** A server on which a colleague saves `theirs` before this clerk's first saving is through. */
function overtakenBy(mine: Roster, theirs: Roster, code: string, message: string) {
  let stands = mine
  return fakeServer({
    'GET /api/institute': anInstitute,
    'GET /api/attend/roster': () => stands,
    'POST /api/attend': () => {
      stands = theirs
      return errorResponse(409, { code, message })
    },
    'PUT /api/attend': ({ headers }: FakeRequest) => {
      if (headers.get('if-match') === `"${theirs.version}"`) return { message: '', saved: 3, version: 9 }
      stands = theirs
      return errorResponse(409, { code, message })
    },
  })
}

async function shown() {
  const { screen } = await renderScreen(<EditAttendanceScreen />, { at: '/hr/edit-attendence?batch=T-1' })
  return {
    screen,
    tick: (name: string) => screen.getByRole('checkbox', { name }),
    button: (name: string) => screen.getByRole('button', { name }),
    note: screen.getByRole('alert').filter({ hasText: 'Saved by Meera.' }),
  }
}

test('who saves second sees the marks of who was first, and can put the own ones back', async () => {
  const asked = overtakenBy(aRoster(), markedBut(aRoster(), ['Student03'], 1), 'marks_exist', EXIST)
  const { tick, button, note } = await shown()
  await tick('Student01 Rao').click()
  await button('Save Attendence').click()
  await expect.element(note).toMatchTextContent(/This batch has marks on that day already\./)
  await expect.element(note).toMatchTextContent(/Saved by Meera\. 2 of your marks differ/)
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.element(tick('Student03 Rao')).not.toBeChecked()
  await button('Use my marks').click()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await expect.element(tick('Student03 Rao')).toBeChecked()
  await button('Update Attendence').click()
  await expect.poll(() => asked.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1"')
})

test('of an update only what the clerk had changed is put back', async () => {
  const before = markedBut(aRoster(), [], 3)
  overtakenBy(before, markedBut(aRoster(), ['Student03'], 4), 'stale', STALE)
  const { tick, button, note } = await shown()
  await tick('Student01 Rao').click()
  await button('Update Attendence').click()
  await expect.element(note).toMatchTextContent(/1 of your marks differs/)
  await button('Use my marks').click()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await expect.element(tick('Student03 Rao')).not.toBeChecked()
})

test('the own marks can be let go, and then nothing is unsaved', async () => {
  overtakenBy(aRoster(), markedBut(aRoster(), ['Student03'], 1), 'marks_exist', EXIST)
  const { tick, button, note } = await shown()
  await tick('Student01 Rao').click()
  await button('Save Attendence').click()
  await expect.element(note).toBeVisible()
  await button('Keep these marks').click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.poll(() => storage.get(DRAFT)).toBeNull()
})

test('two who marked the same are only told', async () => {
  overtakenBy(aRoster(), markedBut(aRoster(), ['Student01'], 1), 'marks_exist', EXIST)
  const { tick, button, note } = await shown()
  await tick('Student01 Rao').click()
  await button('Save Attendence').click()
  await expect.element(note).toMatchTextContent(/Your marks are the same\./)
  await expect.element(button('Use my marks')).not.toBeInTheDocument()
  await expect.poll(() => storage.get(DRAFT)).toBeNull()
})

test('what somebody saved while this clerk was away is shown, not overwritten by the draft', async () => {
  overtakenBy(aRoster(), aRoster(), '', '')
  const first = await shown()
  await first.tick('Student01 Rao').click()
  await first.screen.unmount()
  overtakenBy(markedBut(aRoster(), ['Student02'], 1), aRoster(), '', '')
  const { tick, note } = await shown()
  await expect.element(note).toMatchTextContent(/Somebody else has changed.*1 of your marks differs/)
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
})

test('when somebody has left the batch, the marks of the others stay', async () => {
  let roster = aRoster()
  fakeServer({
    'GET /api/institute': anInstitute,
    'GET /api/attend/roster': () => roster,
    'POST /api/attend': () => {
      roster = aRoster(2)
      return errorResponse(422, { code: 'invalid', message: 'Student03 Rao is not in this batch on that day.' })
    },
  })
  const { screen, tick, button } = await shown()
  await tick('Student01 Rao').click()
  await tick('Student03 Rao').click()
  await button('Save Attendence').click()
  await expect.element(screen.getByText('1 present · 1 absent')).toBeVisible()
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Student03 Rao is not in this batch on that day.' }).first())
    .toBeVisible()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
})
