import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getIdentity } from '#shared/web/identity-store.ts'
import { handOver } from '#shared/web/sign-in-handover.ts'
import { storage } from '#shared/web/storage.ts'
import { errorResponse, fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import html from '../../../../sign-in.html?raw'
import type { openApp } from './open-app.ts'
import { showSignIn } from './show-sign-in.ts'
import './sign-in.css'

const institute = { ...INSTITUTE, selfRegistration: true }
const hr = { _id: 'h1', token: 't1', role: 'hr', name: 'Meera Joshi', email: 'meera@x.test' }
const open = vi.fn<typeof openApp>()

beforeEach(() => void open.mockClear())
afterEach(() => document.querySelector('#sign-in')?.remove())

async function showPage(responses: Record<string, FakeResponse> = {}) {
  const requests = fakeServer({
    'GET /api/institute': institute,
    'GET /api/course': { courses: [], total: 0 },
    'POST /api/hr/login': hr,
    ...responses,
  })
  const options = '<option value="en">English</option><option value="fr">Français</option>'
  const sheet = new DOMParser().parseFromString(html.replace('__LANGUAGES__', options), 'text/html')
  document.body.append(sheet.querySelector('#sign-in')!)
  await showSignIn(open)
  return { logins: () => requests.filter(({ path }) => path.endsWith('/login')).map(({ body }) => body) }
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const submit = () => page.getByRole('button', { name: 'Sign in' }).click()
const alertOfForm = () => page.getByRole('form', { name: 'Sign in' }).getByRole('alert')
const heading = (name: string) => page.getByRole('heading', { name })

async function fillAsHr() {
  await field('Email').fill('meera@x.test')
  await field('Password').fill('correct horse')
  await field('HR').click()
  await submit()
}

test('the sign-in page shows missing fields, and moves the focus to the first', async () => {
  const { logins } = await showPage()
  await expect.element(heading('Welcome to Sunrise Institute')).toBeVisible()
  await submit()
  for (const error of ['Plz Enter Email', 'Plz Enter Password', 'Plz Enter User Type'])
    await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toBeInvalid()
  await field('Email').fill('meera@x.test')
  await expect.element(field('Email')).not.toBeInvalid()
  expect(logins()).toEqual([])
})

test('the sign-in page shows the institute: self-registration, courses, and that it is not set up', async () => {
  const course = { _id: 'c1', course: 'Tally', cDuration: '3 months', cFee: 12_000, version: 1 }
  await showPage({
    'GET /api/institute': { ...institute, setUp: false },
    'GET /api/course': { courses: [course], total: 1 },
  })
  await expect.element(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await expect.element(page.getByText(/^This institute is not set up yet/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Tally 3 months ₹12,000' })).toBeVisible()
})

test('the sign-in page offers the user types STUDENT, ADMIN and HR, and can show the password', async () => {
  await showPage({ 'GET /api/institute': { ...institute, selfRegistration: false } })
  await expect.element(page.getByRole('radiogroup', { name: 'User type' })).toMatchTextContent(/STUDENT\s+ADMIN\s+HR/)
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await expect.element(page.getByRole('link', { name: 'Register' })).not.toBeInTheDocument()
})

test('the sign-in page calls the endpoint of the user type, stores the identity and opens its area', async () => {
  const { logins } = await showPage()
  await fillAsHr()
  await expect.poll(() => open.mock.calls[0]?.[0]).toBe('/hr')
  expect(getIdentity('hr')).toEqual(hr)
  expect(logins()).toEqual([{ email: 'meera@x.test', password: 'correct horse', role: 'hr' }])
})

test('the sign-in page sends once, and cannot be changed meanwhile', async () => {
  const { logins } = await showPage({ 'POST /api/hr/login': () => new Promise(() => {}) })
  await fillAsHr()
  await expect.element(field('Email')).toBeDisabled()
  document.querySelector('form')?.requestSubmit()
  expect(logins()).toHaveLength(1)
})

test('the sign-in page carries out a press from before its script', async () => {
  document.documentElement.dataset['submitted'] = ''
  await showPage()
  delete document.documentElement.dataset['submitted']
  await expect.element(page.getByText('Plz Enter Email')).toBeVisible()
})

test('the sign-in page after a wrong sign-in (401) shows the error at the form, with the focus, and in the corner; it marks the three fields and keeps the input', async () => {
  const message = 'The email, the password or the user type is wrong.'
  await showPage({ 'POST /api/admin/login': errorResponse(401, { code: 'unauthorized', message }) })
  await field('Email').fill('meera@x.test')
  await field('Password').fill('wrong')
  await field('ADMIN').click()
  await submit()

  await expect.element(alertOfForm().getByText(message)).toBeVisible()
  await expect.element(alertOfForm()).toHaveFocus()
  await expect.element(page.getByRole('alert').filter({ hasText: message }).last()).toBeVisible()
  for (const label of ['Email', 'Password']) await expect.element(field(label)).toBeInvalid()
  await expect.element(page.getByRole('radiogroup', { name: 'User type' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Email')).toHaveValue('meera@x.test')
  await expect.element(field('Password')).toHaveValue('wrong')
  expect(getIdentity('admin')).toBeNull()
})

test('the sign-in page after too many attempts (429) offers to sign in from a new browser, and marks no field', async () => {
  const message = 'Too many attempts. Try again in 15 minutes.'
  await showPage({ 'POST /api/hr/login': errorResponse(429, { code: 'too_many', message }) })
  const link = page.getByRole('link', { name: 'Sign in from a new browser' })
  await expect.element(link).not.toBeInTheDocument()
  await fillAsHr()
  await expect.element(alertOfForm().getByText(message)).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/new-browser')
  await expect.element(field('Email')).not.toBeInvalid()
})

test('the sign-in page says when the server cannot be reached, and sends again', async () => {
  let isAway = true
  const away = () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return hr
  }
  await showPage({ 'POST /api/hr/login': away })
  await fillAsHr()
  await expect
    .element(alertOfForm())
    .toMatchTextContent('The server could not be reached. What you typed is still here.')
  isAway = false
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => open.mock.calls[0]?.[0]).toBe('/hr')
})

test('the sign-in page shows the messages of the server beside their fields', async () => {
  const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { email: 'Too long.' } }
  await showPage({ 'POST /api/hr/login': errorResponse(422, problem) })
  await fillAsHr()
  await expect.element(field('Email')).toHaveAccessibleDescription('Too long.')
  await expect.element(field('Email')).toHaveFocus()
})

describe('the sign-in page for an account with two-factor sign-in', () => {
  const required = errorResponse(401, { code: 'code_required', message: 'Enter the code from your app.' })
  const WRONG = 'This code is wrong or was used already.'
  const wrong = errorResponse(401, { code: 'wrong_code', message: WRONG, fields: { code: WRONG } })

  /** Signs in with the password. With the code 123456, the response is `result`. */
  async function signInWithPassword(result: object = hr) {
    const { logins } = await showPage({
      'POST /api/hr/login': ({ body }) => {
        const { code } = body as { code?: string }
        if (code === undefined) return required
        return code === '123456' ? result : wrong
      },
    })
    await fillAsHr()
    await expect.element(field('Code')).toBeVisible()
    const enter = async (text: string) => {
      await field('Code').fill(text)
      await submit()
    }
    return { logins, enter }
  }

  test('asks for the code in a field for one-time codes, which has the focus, and rejects a missing code without a request', async () => {
    const { logins, enter } = await signInWithPassword()
    await expect.element(heading('Two-factor sign-in')).toBeVisible()
    await expect.element(field('Code')).toHaveFocus()
    await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(field('Code')).toHaveAttribute('inputmode', 'numeric')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(getIdentity('hr')).toBeNull()
    await enter('')
    await expect.element(page.getByText('Enter the code.')).toBeVisible()
    await enter('12')
    await expect.element(page.getByText(/^Enter the 6 digits from your app/)).toBeVisible()
    expect(logins()).toHaveLength(1)
  })

  test('shows a wrong code at its field, with the focus, and signs in with another, sent with the password', async () => {
    const { logins, enter } = await signInWithPassword()
    await enter('111111')
    await expect.element(field('Code')).toBeInvalid()
    await expect.element(field('Code')).toHaveFocus()
    await expect.element(page.getByText(WRONG)).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await enter('123 456')
    await expect.poll(() => open.mock.calls[0]?.[0]).toBe('/hr')
    const credentials = { email: 'meera@x.test', password: 'correct horse', role: 'hr' }
    expect(logins().at(-1)).toEqual({ ...credentials, code: '123456' })
  })

  test('goes back without losing the input', async () => {
    const { enter } = await signInWithPassword()
    await enter('111111')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(field('Email')).toHaveValue('meera@x.test')
    await expect.element(field('Password')).toHaveValue('correct horse')
    await expect.element(field('Password')).toHaveFocus()
    await submit()
    await expect.element(field('Code')).toHaveValue('')
  })

  test('returns to the password if that is wrong now', async () => {
    const message = 'The email, the password or the user type is wrong.'
    const { enter } = await signInWithPassword(errorResponse(401, { code: 'wrong_credentials', message }))
    await enter('123456')
    await expect.element(alertOfForm().getByText(message)).toBeVisible()
    await expect.element(field('Password')).toBeInvalid()
  })

  test('passes on how many recovery codes are left after a sign-in with one', async () => {
    const { enter } = await signInWithPassword({ ...hr, recoveryCodesLeft: 2 })
    await enter('123456')
    await expect.poll(() => open.mock.calls[0]).toEqual(['/hr', { recoveryCodesLeft: 2 }])
    expect(getIdentity('hr')).toEqual(hr)
  })
})

describe('the sign-in page on a device', () => {
  const REMEMBER = 'Remember my email and user type on this device'

  test('remembers email and user type, not the password, if the user ticks the box', async () => {
    await showPage()
    await page.getByRole('checkbox', { name: REMEMBER }).click()
    await fillAsHr()
    await expect.poll(() => open.mock.calls.length).toBe(1)
    expect(JSON.parse(storage.get('sign-in') ?? '')).toEqual({ email: 'meera@x.test', role: 'hr' })
  })

  test('fills in what it remembers, and focuses the password; forgets both when the box is not ticked any more', async () => {
    storage.set('sign-in', JSON.stringify({ email: 'meera@x.test', role: 'hr' }))
    await showPage()
    await expect.element(field('Email')).toHaveValue('meera@x.test')
    await expect.element(field('HR')).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: REMEMBER })).toBeChecked()
    await expect.element(field('Password')).toHaveFocus()

    await page.getByRole('checkbox', { name: REMEMBER }).click()
    await fillAsHr()
    await expect.poll(() => open.mock.calls.length).toBe(1)
    expect(storage.get('sign-in')).toBeNull()
  })

  test.each(['{"email":', '{"email":"a@x.test","role":"toString"}', '7'])(
    'ignores a stored value that it cannot read: %s',
    async (value) => {
      storage.set('sign-in', value)
      await showPage()
      await expect.element(field('Email')).toHaveValue('')
      await expect.element(field('Email')).toHaveFocus()
    },
  )

  test('has the chosen language, with the errors that are shown, and remembers it', async () => {
    await showPage()
    await submit()
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('fr')
    await expect.element(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expect.element(page.getByText('Plz Enter Email')).not.toBeInTheDocument()
    expect([storage.get('language'), document.documentElement.lang]).toEqual(['fr', 'fr'])
    await page.getByRole('combobox', { name: 'Langue' }).selectOptions('en')
    await expect.element(page.getByText('Plz Enter Email')).toBeVisible()
  })

  test('has the chosen colour scheme, and remembers it', async () => {
    await showPage()
    await page.getByRole('combobox', { name: 'Colour scheme' }).selectOptions('dark')
    expect([storage.get('colour-scheme'), document.documentElement.dataset['mantineColorScheme']]).toEqual([
      'dark',
      'dark',
    ])
    await page.getByRole('combobox', { name: 'Colour scheme' }).selectOptions('light')
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
  })
})

describe('the sign-in page after the app', () => {
  test.each([
    ['/hr/StudentList?tab=Active', '/hr/StudentList?tab=Active'],
    ['/admin/staff', '/hr'],
  ])('opens the page that required the sign-in, if it is in the area: %s leads to %s', async (returnTo, path) => {
    handOver({ returnTo })
    await showPage()
    await fillAsHr()
    await expect.poll(() => open.mock.calls[0]?.[0]).toBe(path)
  })

  test('still knows the page to return to when it is loaded again', async () => {
    handOver({ returnTo: '/hr/StudentList' })
    await showPage()
    document.querySelector('#sign-in')?.remove()
    await showPage()
    await fillAsHr()
    await expect.poll(() => open.mock.calls[0]?.[0]).toBe('/hr/StudentList')
  })

  test('first opens the page to set up two-factor sign-in if that is required', async () => {
    handOver({ returnTo: '/hr/StudentList' })
    await showPage({ 'POST /api/hr/login': { ...hr, mustSetUpTwoFactor: true } })
    await fillAsHr()
    await expect.poll(() => open.mock.calls[0]).toEqual(['/hr/two-factor', { returnTo: '/hr/StudentList' }])
  })

  test('says once why the user was signed out', async () => {
    handOver({ notice: { role: 'alert', text: 'You were signed out.' } })
    await showPage()
    await expect.element(page.getByRole('alert')).toMatchTextContent('You were signed out.')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    document.querySelector('#sign-in')?.remove()
    await showPage()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
