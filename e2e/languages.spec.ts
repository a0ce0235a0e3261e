import { readdirSync, readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { INSTITUTE, startMunshi } from './support/munshi.ts'
import { type Office, PASSWORD, registration } from './support/office.ts'
import { drawn, settled, show } from './support/screens.ts'
import { expect, test as base } from './support/test.ts'
import { Speaker, textsOf } from './support/words.ts'

const SPEAKERS = { fr: new Speaker('fr'), tr: new Speaker('tr') }
type Spoken = keyof typeof SPEAKERS
const OTHER = { fr: 'tr', tr: 'fr' } as const

/** An institute whose data is written in Devanagari: every Latin letter on a screen is then the product's own. */
const test = base.extend<object, object>({
  munshi: [
    async ({ smtp }, give) => {
      const munshi = await startMunshi({
        ...INSTITUTE,
        INSTITUTE_NAME: 'उदाहरण संस्थान',
        INSTITUTE_ADDRESS: '१२ उदाहरण मार्ग',
        ADMIN_NAME: 'आशा उदाहरण',
        HR_NAME: 'हरि उदाहरण',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'office@example.com',
      })
      await give(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
})

const STUDENT = 'ravi@example.com'
type Book = Awaited<ReturnType<typeof aBookOf>>
let book: Promise<Book> | undefined

/** One of each record. */
async function aBookOf(office: Office, request: APIRequestContext) {
  const course = 'टैली'
  const bCode = 'बैच-१'
  const { _id: courseId } = await office.post<{ _id: string }>('admin', '/api/course', {
    ...{ course, cFee: 12_000, cDuration: '६ माह' },
  })
  const { _id: batch } = await office.post<{ _id: string }>('hr', '/api/batch', {
    ...{ courseName: course, bCode, bTime: '10:00', startDate: '2026-01-05' },
  })
  const person = {
    ...registration(course, bCode),
    ...{ fname: 'रवि', lname: 'उदाहरण', father: 'पिता', perAddress: '३ मार्ग', degree: 'स्नातक', university: 'विद्यापीठ' },
    ...{ cduration: '६ माह', joiningDate: '2026-01-05' },
  }
  const { student } = await office.post<{ student: { _id: string } }>('hr', '/api/user/register', {
    ...person,
    email: STUDENT,
  })
  const applied = await request.post('/api/user/register', {
    data: { ...person, fname: 'मीना', email: 'meena@example.com', Paidfee: 1500 },
  })
  const { student: waiting } = (await applied.json()) as { student: { _id: string } }
  const receipts = await Promise.all(
    [100, 200].map((paid) =>
      office.post<{ _id: string }>('hr', `/api/fee/${student._id}`, {
        ...{ payMode: 'Online', paid, date: '2026-02-03' },
      }),
    ),
  )
  await office.remove('hr', `/api/fee/${receipts[1]?._id}`, { reason: 'भूल' })
  await office.post('hr', '/api/attend', [
    { student: student._id, batchCode: bCode, date: '2026-11-02', attendence: false },
  ])
  const enquiry = await office.post<{ _id: string }>('hr', '/api/enquiry', {
    ...{ name: 'सीता', mailId: 'sita@example.com', contact: '9876500000', qualification: 'स्नातक', address: 'मार्ग' },
    ...{ course, mode: 'online', Enquirymode: 'offline', ref: 'मित्र', date: '2026-11-02', remark: 'संध्या' },
  })
  const category = await office.post<{ _id: string }>('admin', '/api/admin/expense-category', { ledger: 'किराया' })
  const expense = await office.post<{ _id: string }>('admin', '/api/admin/expense', {
    ...{ ledger: category._id, remark: 'दोनों तल', date: '2026-11-02', amount: 125_000.5 },
  })
  const project = await office.postAs<{ _id: string }>('student', STUDENT, '/api/project', {
    ...{ student: student._id, project: 'https://example.com/p', techUsed: 'रिएक्ट', description: 'दुकान' },
  })
  await office.postAs('student', STUDENT, '/api/portfolio', {
    ...{ student: student._id, portfolio: 'https://example.com/portfolio' },
  })
  return {
    ...{ course: courseId, batch, bCode: encodeURIComponent(bCode), student: student._id, waiting: waiting._id },
    ...{ receipt: receipts[0]?._id ?? '', enquiry: enquiry._id, category: category._id, expense: expense._id },
    project: project._id,
  }
}

/** Where each route is seen, in the area of its name; a path may be seen in several states. */
const WALK = {
  public: () => ({
    '/': ['/'],
    '/register': ['/register'],
    '/forget-password': ['/forget-password', '/forget-password?token=worn'],
    '/setup': ['/setup?code=wrong'],
    '/fee-receipt': ['/fee-receipt'],
    '/FeesReceipt': ['/FeesReceipt?id=unknown'],
    '/update': ['/update'],
    '/nowhere': ['/nowhere'],
  }),
  admin: (its: Book) => ({
    '/admin': ['/admin?year=2026', '/admin?year=2019&search=zz'],
    '/admin/Student-List': ['/admin/Student-List', '/admin/Student-List?tab=Pending', '/admin/Student-List?search=zz'],
    '/admin/Single-Student-Profile': [
      `/admin/Single-Student-Profile?id=${its.student}`,
      `/admin/Single-Student-Profile?id=${its.waiting}`,
      '/admin/Single-Student-Profile?id=unknown',
    ],
    '/admin/Student-Single-Fee': [`/admin/Student-Single-Fee?id=${its.student}`],
    '/admin/Student-Single-Attend': [`/admin/Student-Single-Attend?id=${its.student}`],
    '/admin/view-all-batch': ['/admin/view-all-batch', '/admin/view-all-batch?search=zz'],
    '/admin/view-all-attend': [`/admin/view-all-attend?batch=${its.bCode}&date=2026-11-02`, '/admin/view-all-attend'],
    '/admin/view-course-admin': ['/admin/view-course-admin'],
    '/admin/Add-course': ['/admin/Add-course'],
    '/admin/Edit-Course/$id': [`/admin/Edit-Course/${its.course}`, '/admin/Edit-Course/unknown'],
    '/admin/view-expense-category': ['/admin/view-expense-category'],
    '/admin/view-single-category-expense': [
      `/admin/view-single-category-expense?id=${its.category}`,
      `/admin/view-single-category-expense?id=${its.category}&month=2&year=2019`,
    ],
    '/admin/view-expance': ['/admin/view-expance'],
    '/admin/Add-expance': ['/admin/Add-expance'],
    '/admin/Edit-Expance/$id': [`/admin/Edit-Expance/${its.expense}`],
    '/admin/add-expense-category': ['/admin/add-expense-category'],
    '/admin/settings': ['/admin/settings'],
    '/admin/staff': ['/admin/staff'],
    '/admin/trail': ['/admin/trail', '/admin/trail?who=zz'],
    '/admin/view-all-enquiry': ['/admin/view-all-enquiry', '/admin/view-all-enquiry?search=zz'],
    '/admin/view-Fee': ['/admin/view-Fee', '/admin/view-Fee?tab=Voided', '/admin/view-Fee?month=2&year=2026'],
    '/admin/change-password': ['/admin/change-password'],
    '/fee-receipt': [`/fee-receipt?id=${its.receipt}&as=admin`],
  }),
  hr: (its: Book) => ({
    '/hr': ['/hr'],
    '/hr/StudentList': ['/hr/StudentList', '/hr/StudentList?tab=Pending', '/hr/StudentList?search=zz'],
    '/hr/student': ['/hr/student'],
    '/hr/studentAdd': ['/hr/studentAdd'],
    '/hr/StudentEdit': ['/hr/StudentEdit'],
    '/hr/Student-view': [`/hr/Student-view?id=${its.student}`, `/hr/Student-view?id=${its.waiting}`],
    '/hr/register': ['/hr/register'],
    '/hr/student/fee': [`/hr/student/fee?id=${its.student}`],
    '/hr/add-fees': [`/hr/add-fees?id=${its.student}`, '/hr/add-fees'],
    '/hr/edit-fee': [`/hr/edit-fee?id=${its.receipt}`],
    '/hr/view-fee': ['/hr/view-fee', '/hr/view-fee?search=zz'],
    '/hr/attendence': ['/hr/attendence', '/hr/attendence?search=zz'],
    '/hr/student-attendence-list': [`/hr/student-attendence-list?batch=${its.bCode}`, '/hr/student-attendence-list'],
    '/hr/edit-attendence': [`/hr/edit-attendence?batch=${its.bCode}&date=2026-11-02`],
    '/hr/attendence-history': [`/hr/attendence-history?batch=${its.bCode}&date=2026-11-02`],
    '/hr/student/attendence-history': [`/hr/student/attendence-history?id=${its.student}`],
    '/hr/view-course': ['/hr/view-course'],
    '/hr/batch': ['/hr/batch', '/hr/batch?search=zz'],
    '/hr/batch/add-new': ['/hr/batch/add-new'],
    '/hr/batch/edit': [`/hr/batch/edit?id=${its.batch}`],
    '/hr/enquiry': ['/hr/enquiry', '/hr/enquiry?search=zz'],
    '/hr/enquiry/add-new': ['/hr/enquiry/add-new'],
    '/hr/enquiry/edit': [`/hr/enquiry/edit?id=${its.enquiry}`],
    '/hr/enquiry/admit': [`/hr/enquiry/admit?id=${its.enquiry}`],
    '/hr/change-password': ['/hr/change-password'],
    '/update': [`/update?id=${its.student}`],
    '/fee-receipt': [`/fee-receipt?id=${its.receipt}`],
  }),
  student: (its: Book) => ({
    '/student': ['/student'],
    '/student/fee': ['/student/fee'],
    '/student/FeesReceipt': [`/student/FeesReceipt?id=${its.receipt}`],
    '/student/AddProject': ['/student/AddProject'],
    '/student/ProjectView': ['/student/ProjectView'],
    '/student/Edit-Project/$id': [`/student/Edit-Project/${its.project}`],
    '/student/Add-Portfolio': ['/student/Add-Portfolio'],
    '/student/addExpenses': ['/student/addExpenses'],
    '/student/Viwe-Attendence': [
      '/student/Viwe-Attendence?month=11&year=2026',
      '/student/Viwe-Attendence?month=1&year=2020',
    ],
    '/student/change-password': ['/student/change-password'],
  }),
}

/** Every path that the router knows, read from its routes. */
function routes(): string[] {
  const folder = 'src/app/web/routes'
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  const parents = new Map(
    [...text.matchAll(/const (\w+) = createRoute\(\{\s*getParentRoute: \(\) => root,\s*path: '([^']+)'/g)].map(
      ([, name = '', path = '']) => [name, path] as const,
    ),
  )
  const paths = [...text.matchAll(/getParentRoute: \(\) => (\w+),\s*path: '([^']+)'/g)].map(
    ([, parent = '', path = '']) => (parents.get(parent) ?? '') + path,
  )
  return paths.map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path))
}

/** What stands on a page and is no word of its language. */
async function foreign(page: Page, language: Spoken): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await drawn(page)
  return (await textsOf(page)).filter((text) => !SPEAKERS[language].says(text))
}

const dropdown = (page: Page) => page.getByRole('banner').locator('select')

/** Sees each page in one language and, after a choice in the dropdown, in the other. */
async function walk(page: Page, walked: Record<string, string[]>): Promise<void> {
  let language: Spoken = 'fr'
  for (const path of Object.values(walked).flat()) {
    await show(page, path)
    if ((await page.locator('html').getAttribute('lang')) === 'en') await dropdown(page).selectOption(language)
    expect.soft(await foreign(page, language), `${path} in ${language}`).toEqual([])
    language = OTHER[language]
    await dropdown(page).selectOption(language)
    expect.soft(await foreign(page, language), `${path} turned to ${language}`).toEqual([])
  }
}

test.beforeEach(async ({ office, request }) => {
  book ??= aBookOf(office, request)
  await book
})

test('every route of the product is walked below', async () => {
  const its = await book!
  const walked = Object.values(WALK).flatMap((of) => Object.keys(of(its)))
  expect(routes().length).toBeGreaterThan(60)
  expect(routes().filter((path) => !walked.includes(path))).toEqual([])
})

test('the public pages, in French and in Turkish', async ({ page }) => {
  await walk(page, WALK.public())
})

test("the admin's pages, in French and in Turkish", async ({ page, office }) => {
  await office.signedInAs('admin')
  await walk(page, WALK.admin(await book!))
})

test("HR's pages, in French and in Turkish", async ({ page, office }) => {
  await office.signedInAs('hr')
  await walk(page, WALK.hr(await book!))
})

test("the student's pages, in French and in Turkish", async ({ page, office }) => {
  await office.signedInAs('student', STUDENT, PASSWORD)
  await walk(page, WALK.student(await book!))
})

type Doing = { at: string; until: (page: Page, word: Word) => Promise<void> }
type Word = Speaker['word']

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click()
const send = (page: Page) => page.locator('main form button[type=submit]').click()
const asked = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
const refused = (page: Page) => expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()

/** Opens, refuses and answers, in both languages; nothing of it may be said in another one. */
async function goThrough(page: Page, doings: Doing[]): Promise<void> {
  for (const language of ['fr', 'tr'] as const) {
    const speaker = SPEAKERS[language]
    for (const { at, until } of doings) {
      await show(page, at)
      await dropdown(page).selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await until(page, speaker.word.bind(speaker))
      expect.soft(await foreign(page, language), `${at}, ${String(until)}`).toEqual([])
    }
  }
}

test('menus, dialogs, refused forms and answers of the admin', async ({ page, office }) => {
  await office.signedInAs('admin')
  const ofRavi = (word: Word) => word('shared:actionsFor', { name: 'रवि उदाहरण' })
  await goThrough(page, [
    {
      at: '/admin/Student-List',
      async until(on, word) {
        await press(on, ofRavi(word))
        await expect(on.getByRole('menu')).toBeVisible()
      },
    },
    {
      at: '/admin/Student-List',
      async until(on, word) {
        await press(on, ofRavi(word))
        await entry(on, word('student-records:deactivate'))
        await asked(on)
      },
    },
    {
      at: '/admin/staff',
      async until(on, word) {
        await press(on, word('shared:actionsFor', { name: 'हरि उदाहरण' }))
        await expect(on.getByRole('menu')).toBeVisible()
      },
    },
    {
      at: '/admin/staff',
      async until(on, word) {
        await press(on, word('identity:addStaff'))
        await asked(on)
        await on.getByRole('dialog').locator('button[type=submit]').click()
        await expect(on.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
      },
    },
    {
      at: '/admin/trail',
      async until(on) {
        const closed = on.locator('main [aria-expanded=false]')
        while ((await closed.count()) > 0) await closed.first().click()
      },
    },
    {
      at: '/admin/settings',
      async until(on) {
        await on.getByRole('banner').locator('button').last().click()
        await expect(on.getByRole('menu')).toBeVisible()
      },
    },
    {
      at: '/admin/settings',
      async until(on) {
        await on.getByRole('banner').locator('button').first().click()
        await expect(on.getByRole('menu')).toBeVisible()
      },
    },
    {
      at: '/admin/Add-expance',
      async until(on) {
        await send(on)
        await refused(on)
      },
    },
    {
      at: '/admin/add-expense-category',
      async until(on) {
        await on.locator('main form input').first().fill('किराया')
        await send(on)
        await refused(on)
      },
    },
    {
      at: '/admin/add-expense-category',
      async until(on, word) {
        await press(on, word('expenses:delete', { name: 'किराया' }))
        await press(on, word('shared:sureDelete'))
        await expect(on.getByRole('alert')).toBeVisible()
      },
    },
    {
      at: '/admin/change-password',
      async until(on) {
        for (const field of await on.locator('main form input:not([readonly])').all()) await field.fill('एक नया शब्द')
        await send(on)
        await refused(on)
      },
    },
  ])
})

test('menus, dialogs, refused forms and answers of HR', async ({ page, office }) => {
  const its = await book!
  await office.signedInAs('hr')
  await goThrough(page, [
    {
      at: '/hr/register',
      async until(on) {
        await send(on)
        await refused(on)
      },
    },
    {
      at: `/hr/add-fees?id=${its.student}`,
      async until(on, word) {
        await on.getByLabel(word('fees:payMode')).first().selectOption('Cash')
        await on.getByLabel(word('fees:amount')).first().fill('99999')
        await send(on)
        await refused(on)
        await expect(on.getByRole('alert').first()).toBeVisible()
      },
    },
    {
      at: `/hr/student/fee?id=${its.student}`,
      async until(on) {
        await on.locator('main table button').last().click()
        await asked(on)
      },
    },
    {
      at: `/hr/Student-view?id=${its.waiting}`,
      async until(on, word) {
        await press(on, word('student-records:approve'))
        await asked(on)
      },
    },
    {
      at: '/hr/enquiry',
      async until(on, word) {
        await press(on, word('shared:actionsFor', { name: 'सीता' }))
        await expect(on.getByRole('menu')).toBeVisible()
      },
    },
    {
      at: '/hr/enquiry',
      async until(on, word) {
        await press(on, word('shared:actionsFor', { name: 'सीता' }))
        await entry(on, word('enquiries:sendEmail'))
        await expect(on.getByRole('status').filter({ hasText: 'sita@example.com' })).toBeVisible()
      },
    },
    {
      at: '/hr/enquiry',
      async until(on, word) {
        await press(on, word('shared:actionsFor', { name: 'सीता' }))
        await entry(on, word('enquiries:setPending'))
        await asked(on)
      },
    },
    {
      at: `/hr/batch`,
      async until(on, word) {
        await press(on, word('batches:delete', { code: 'बैच-१' }))
        await press(on, word('shared:sureDelete'))
        await expect(on.getByRole('alert')).toBeVisible()
      },
    },
  ])
})

test('what a form refused is said again in the language that is chosen then', async ({ page, office }) => {
  await office.signedInAs('hr')
  for (const path of ['/hr/register', '/hr/enquiry/add-new', '/hr/batch/add-new']) {
    await show(page, path)
    await send(page)
    await refused(page)
    for (const language of ['fr', 'tr'] as const) {
      await dropdown(page).selectOption(language)
      expect.soft(await foreign(page, language), `${path} turned to ${language}`).toEqual([])
    }
  }
})

test('the language is chosen before the sign-in, and stays after it, a reload and the logout', async ({ page }) => {
  const word = SPEAKERS.tr.word.bind(SPEAKERS.tr)
  await show(page, '/')
  await dropdown(page).selectOption('tr')
  const fields = page.locator('main form')
  await fields.locator('input').first().fill(INSTITUTE.HR_EMAIL)
  await fields.locator('input').nth(1).fill('not the one')
  await fields.locator('select').selectOption('hr')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(word('identity:wrongCredentials'))
  await fields.locator('input').nth(1).fill(INSTITUTE.HR_PASSWORD)
  await send(page)
  await expect(page).toHaveURL('/hr')
  await settled(page)
  expect(await foreign(page, 'tr')).toEqual([])
  await page.reload()
  await settled(page)
  expect(await foreign(page, 'tr')).toEqual([])
  await press(page, word('identity:logout'))
  await expect(page).toHaveURL('/')
  await settled(page)
  expect(await foreign(page, 'tr')).toEqual([])
  await page.reload()
  await settled(page)
  expect(await foreign(page, 'tr')).toEqual([])
})

for (const [language, email, type] of [
  ['fr', INSTITUTE.ADMIN_EMAIL, 'admin'],
  ['tr', INSTITUTE.HR_EMAIL, 'hr'],
] as const) {
  test(`a mail is written in the language of who asked for it: ${language}`, async ({ page, smtp }) => {
    await show(page, '/forget-password')
    await dropdown(page).selectOption(language)
    await page.locator('main form input').first().fill(email)
    await page.locator('main form select').selectOption(type)
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: '30' })).toBeVisible()
    expect(await foreign(page, language)).toEqual([])
    const mail = () => smtp.mails.find(({ to }) => to.includes(email))
    await expect.poll(mail).toBeDefined()
    const lines = [mail()?.subject ?? '', ...(mail()?.text ?? '').split(/\r?\n/)].filter((line) => line.trim() !== '')
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.filter((line) => !SPEAKERS[language].says(line))).toEqual([])
  })
}
