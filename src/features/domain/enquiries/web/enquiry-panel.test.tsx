import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '#shared/web/date/calendar-days.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { ENQUIRY, ENQUIRY_PAGE } from '#testing/web/enquiries.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminEnquiriesScreen } from './admin-enquiries-screen.tsx'
import { EnquiryListScreen } from './enquiry-list-screen.tsx'

const TODAY = getTodayIn('Asia/Kolkata')
const NOTE = { _id: 'n1', at: '2026-11-20T05:00:00Z', by: 'Hari', note: 'Asks her father', nextCall: '2026-11-25' }
const NEXT_CALL = 'PUT /api/enquiry/next-call/{id}'
const ADD_NOTE = 'POST /api/enquiry/note/{id}'

beforeEach(() => page.viewport(1280, 800))

type Options = { at?: string; admin?: boolean; responses?: Record<string, object> }

async function renderList({ at = '/hr/enquiry?tab=Open', admin = false, responses = {} }: Options = {}) {
  const requests = fakeServer({
    'GET /api/enquiry': ENQUIRY_PAGE,
    'GET /api/enquiry/note/{id}': { notes: [NOTE], total: 1 },
    'GET /api/enquiry/{id}': ({ path }: FakeRequest) =>
      ENQUIRY_PAGE.enquiries.find(({ _id }) => path.endsWith(`/${_id}`)) ??
      errorResponse(404, { code: 'not_found', message: 'This record does not exist.' }),
    ...responses,
  })
  const { screen, router } = await renderScreen(
    <main id="content">{admin ? <AdminEnquiriesScreen /> : <EnquiryListScreen />}</main>,
    { at },
  )
  return {
    requests,
    screen,
    href: () => router.state.location.href,
    rowLink: (name: string) =>
      screen.getByRole('row', { name: new RegExp(name) }).getByRole('link', {
        name,
        exact: true,
      }),
    panel: (name: string) => screen.getByRole('region', { name }),
    findWrites: () => requests.filter(({ method }) => method !== 'GET'),
  }
}

test('enquiry panel: a row opens it beside the list and in the URL; Escape closes it and returns to the row', async () => {
  const { panel, rowLink, href } = await renderList()
  await rowLink('Asha Devi Rao').click()

  await expect.element(panel('Asha Devi Rao').getByRole('heading', { name: 'Asha Devi Rao' })).toHaveFocus()
  expect(href()).toBe('/hr/enquiry?tab=Open&id=e1')
  await expect
    .element(panel('Asha Devi Rao'))
    .toMatchTextContent(/asha@example\.com.*98765 43210.*91234 56780.*BCA.*A friend.*3 Example Road.*Evenings only/)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel('Asha Devi Rao')).not.toBeInTheDocument()
  await expect.element(rowLink('Asha Devi Rao')).toHaveFocus()
  expect(href()).toBe('/hr/enquiry?tab=Open')
})

test('enquiry panel: the arrows show the previous and the next person; an admitted person has a link to the profile and no next follow-up', async () => {
  const { panel, screen, href } = await renderList({ at: '/hr/enquiry?id=e1' })
  const [previous, next] = ['Previous person', 'Next person'].map((name) => screen.getByRole('button', { name }))

  await expect.element(previous!).toHaveAttribute('aria-disabled', 'true')
  await next!.click()
  await expect.element(panel('Bina Das')).toBeVisible()
  expect(href()).toBe('/hr/enquiry?id=e2')
  await expect.element(next!).toHaveFocus()
  await next!.click()
  await expect.element(panel('Chetan Jain')).toBeVisible()
  await expect.element(next!).toHaveAttribute('aria-disabled', 'true')
  const profile = panel('Chetan Jain').getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveAttribute('href', '/hr/Student-view?id=s1')
  expect(panel('Chetan Jain').getByLabelText('Next follow-up').elements()).toEqual([])
  await previous!.click()
  await expect.element(panel('Bina Das')).toBeVisible()
})

test('enquiry panel: calls, chats, sends an email, links to edit and to admission, and lists the notes with time, writer and next follow-up', async () => {
  const { panel, findWrites } = await renderList({
    at: '/hr/enquiry?id=e1',
    responses: { 'PUT /api/enquiry/send-reminder/{id}': { message: 'Email sent to asha@example.com.' } },
  })
  const link = (name: string) => panel('Asha Devi Rao').getByRole('link', { name })

  await expect.element(link('Call')).toHaveAttribute('href', 'tel:+919876543210')
  await expect.element(link('Chat')).toHaveAttribute('href', expect.stringContaining('https://wa.me/919876543210'))
  await expect.element(link('Edit')).toHaveAttribute('href', '/hr/enquiry/edit?id=e1')
  await expect.element(link('Admit as a student')).toHaveAttribute('href', '/hr/enquiry/admit?id=e1')
  await expect
    .element(panel('Asha Devi Rao').getByRole('listitem'))
    .toMatchTextContent(/^2026-11-20 10:30 · HariAsks her fatherNext follow-up: 2026-11-25$/)
  await panel('Asha Devi Rao').getByRole('button', { name: 'Email' }).click()
  await expect.poll(() => findWrites().map(({ path }) => path)).toEqual(['/api/enquiry/send-reminder/e1'])
})

test('enquiry panel: the status is one of three segments and asks for confirmation', async () => {
  const { panel, screen, findWrites } = await renderList({
    at: '/hr/enquiry?id=e1',
    responses: { 'PUT /api/enquiry/update-status/{id}': { ...ENQUIRY, status: 'Closed' } },
  })
  await expect.element(panel('Asha Devi Rao').getByRole('radio', { name: 'Open' })).toBeChecked()
  await panel('Asha Devi Rao').getByRole('radio', { name: 'Joined' }).click()
  await screen.getByRole('button', { name: 'Yes' }).click()

  await expect.poll(() => findWrites().map(({ body }) => body)).toEqual([{ status: 'Closed' }])
})

describe('next follow-up', () => {
  test('Tomorrow, +7 days and a typed day are saved at once, with the version; a day before today is not', async () => {
    const { panel, findWrites, requests } = await renderList({
      at: '/hr/enquiry?id=e1',
      responses: { [NEXT_CALL]: ENQUIRY },
    })
    const listBodies = () => findWrites().map(({ body }) => body)
    const countLists = () => requests.filter(({ path }) => path === '/api/enquiry').length
    await panel('Asha Devi Rao').getByRole('button', { name: 'Tomorrow' }).click()
    await expect.poll(listBodies).toEqual([{ nextCall: addDays(TODAY, 1) }])
    await expect.poll(countLists).toBe(2)
    await panel('Asha Devi Rao').getByRole('button', { name: '+7 days' }).click()
    await expect.poll(() => listBodies().slice(1)).toEqual([{ nextCall: addDays(TODAY, 7) }])
    await expect.poll(countLists).toBe(3)
    expect(findWrites().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"3"'])

    const field = panel('Asha Devi Rao').getByLabelText('Next follow-up')
    await field.fill(addDays(TODAY, -1))
    await expect.element(field).toHaveAccessibleDescription(`Enter ${TODAY} or a later date.`)
    await field.fill(addDays(TODAY, 3))
    await expect.poll(() => listBodies().slice(2)).toEqual([{ nextCall: addDays(TODAY, 3) }])
  })

  test('a rejected change shows the reason', async () => {
    const message = 'This record was changed after you opened it.'
    const { panel, screen } = await renderList({
      at: '/hr/enquiry?id=e1',
      responses: { [NEXT_CALL]: errorResponse(409, { code: 'stale', message }) },
    })
    await panel('Asha Devi Rao').getByRole('button', { name: 'Tomorrow' }).click()

    await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  })
})

describe('notes', () => {
  test('a note with the day of the next call is added; the form is empty again', async () => {
    const { panel, screen, findWrites } = await renderList({ at: '/hr/enquiry?id=e1', responses: { [ADD_NOTE]: NOTE } })
    const form = panel('Asha Devi Rao').getByRole('form', { name: 'Add note' })
    await form.getByRole('button', { name: 'Add note' }).click()
    await expect.element(form.getByLabelText('Note')).toHaveAccessibleDescription('Write a note.')
    await form.getByLabelText('Note').fill('Asks her father')
    await form.getByLabelText('Call again on').fill(addDays(TODAY, 4))
    await form.getByRole('button', { name: 'Add note' }).click()

    await expect.element(screen.getByRole('status')).toMatchTextContent('Note saved.')
    expect(findWrites()[0]).toMatchObject({
      path: '/api/enquiry/note/e1',
      body: {
        note: 'Asks her father',
        nextCall: addDays(TODAY, 4),
      },
    })
    expect(findWrites()[0]?.headers.get('if-match')).toBe('"3"')
    expect(findWrites()[0]?.headers.get('idempotency-key')).toMatch(/./)
    await expect.element(form.getByLabelText('Note')).toHaveValue('')
  })

  test('the next page is loaded; without notes, the empty state is shown', async () => {
    const notes = Array.from({ length: 7 }, (_, n) => ({ ...NOTE, _id: `n${n}`, note: `Call ${7 - n}` }))
    const { panel, screen } = await renderList({
      at: '/hr/enquiry?id=e1',
      responses: {
        'GET /api/enquiry/note/{id}': ({ path, query }: FakeRequest) => {
          if (path.endsWith('/e2')) return { notes: [], total: 0 }
          return { notes: query['page'] === '2' ? notes.slice(5) : notes.slice(0, 5), total: 7 }
        },
      },
    })
    await panel('Asha Devi Rao').getByRole('button', { name: 'View More' }).click()
    await expect.element(panel('Asha Devi Rao').getByText('Call 1')).toBeVisible()
    await screen.getByRole('button', { name: 'Next person' }).click()
    await expect.element(panel('Bina Das').getByText('There is no note yet.')).toBeVisible()
  })
})

test('enquiry panel: a person who has left the list keeps the place, so that Next shows the one who follows', async () => {
  let isCalled = false
  const [first, second, third] = ENQUIRY_PAGE.enquiries
  const { panel, screen } = await renderList({
    at: '/hr/enquiry?tab=ToCall&id=e2',
    responses: {
      'GET /api/enquiry': () => ({
        ...ENQUIRY_PAGE,
        total: 3,
        enquiries: isCalled ? [first, third] : [first, second, third],
      }),
      [NEXT_CALL]: () => {
        isCalled = true
        return second
      },
    },
  })
  await panel('Bina Das').getByRole('button', { name: 'Tomorrow' }).click()
  await expect.element(screen.getByRole('row', { name: /Bina Das/ })).not.toBeInTheDocument()
  await expect.element(panel('Bina Das')).toBeVisible()
  await screen.getByRole('button', { name: 'Next person' }).click()
  await expect.element(panel('Chetan Jain')).toBeVisible()
})

test('enquiry panel: an enquiry that does not exist is reported', async () => {
  const { screen } = await renderList({ at: '/hr/enquiry?id=e9' })

  await expect.element(screen.getByText('This enquiry is not in the list any more.')).toBeVisible()
})

test('enquiry panel: on a phone it is a drawer, with the row menu; closing it returns to the row', async () => {
  await page.viewport(360, 740)
  const { screen, href } = await renderList({ at: '/hr/enquiry' })
  const link = screen.getByRole('link', { name: 'Asha Devi Rao', exact: true })
  await link.click()

  const drawer = screen.getByRole('dialog', { name: 'Asha Devi Rao' })
  await expect.element(drawer.getByText('3 Example Road')).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Actions for Asha Devi Rao' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
  expect(href()).toBe('/hr/enquiry')
})

test('enquiry panel of an admin: shows everything and changes nothing', async () => {
  const { panel, rowLink } = await renderList({ at: '/admin/view-all-enquiry', admin: true })
  await rowLink('Asha Devi Rao').click()

  await expect.element(panel('Asha Devi Rao').getByText('Asks her father')).toBeVisible()
  expect(panel('Asha Devi Rao').getByRole('textbox').elements()).toEqual([])
  expect(panel('Asha Devi Rao').getByRole('radio').elements()).toEqual([])
  expect(
    panel('Asha Devi Rao')
      .getByRole('link', { name: /Edit|Admit/ })
      .elements(),
  ).toEqual([])
})
