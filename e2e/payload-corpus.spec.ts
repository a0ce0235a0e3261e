import type { Page } from '@playwright/test'
import { isFullRun, reportFigures } from '#testing/server/full-run.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { type Area, AREAS, listScreens } from './support/all-screens.ts'
import { watchExecutions } from './support/executions.ts'
import { INSTITUTE, startMunshi } from './support/munshi.ts'
import { PASSWORD } from './support/office.ts'
import { listOutsideLinks } from './support/outside-links.ts'
import { isOpened, PayloadCorpus, type PayloadRecords, WRITTEN_PACKS } from './support/payload-corpus.ts'
import { type PayloadKind, PAYLOADS } from './support/payloads.ts'
import { openScreen, waitForPaint, waitUntilLoaded } from './support/screens.ts'
import { expect, test as base } from './support/test.ts'

type Corpus = { corpus: PayloadCorpus; records: PayloadRecords[] }

/** Uses an institute of its own, in which every text is a payload. */
const test = base.extend<{ takeExecutions: () => string[] }, { written: Corpus }>({
  munshi: [
    async ({ smtp }, use) => {
      const munshi = await startMunshi({ ...INSTITUTE, SMTP_URL: smtp.url, MAIL_FROM: 'office@example.com' })
      await use(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  written: [
    async ({ playwright, address, munshi }, use) => {
      const request = await playwright.request.newContext({ baseURL: address })
      const corpus = new PayloadCorpus(request, munshi.databaseUrl)
      await corpus.writeInstitute(WRITTEN_PACKS[0] ?? [])
      const records = await runInParallel([...WRITTEN_PACKS.entries()], 4, ([index, pack]) => corpus.write(pack, index))
      await corpus.writeClosing(WRITTEN_PACKS[0] ?? [], records[0]?.student ?? '')
      await use({ corpus, records })
      await request.dispose()
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  takeExecutions: [
    async ({ context, baseURL }, use) => {
      const takeExecutions = await watchExecutions(context)
      // The policy reports and blocks nothing, so that one walk shows reports and executions.
      await context.route(
        ({ origin, pathname }) => origin === new URL(baseURL ?? '').origin && !/^\/(api|assets)\//.test(pathname),
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.continue()
          const response = await route.fetch()
          const { 'content-security-policy': policy = '', ...headers } = response.headers()
          return route.fulfill({ response, headers: { ...headers, 'content-security-policy-report-only': policy } })
        },
      )
      await context.route(
        ({ origin }) => origin !== new URL(baseURL ?? '').origin,
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      )
      await use(takeExecutions)
      expect(takeExecutions()).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Calls that keep a hash of their text, a day or a number, compare it with stored texts (as filters of calendars and
 * changes of many students do), or only work before the set-up.
 */
const WITHOUT_STORED_TEXT =
  /\/(login|confirm|forgetPassword|resetLink|confirmEmail|browserLink|browser|import-settings|changePassword|add|skip|reminder\/email|calendar|absence\/\{id\}|row)$|\/(two-factor|setup|erase|approve|bulk|next-call|restore|place|installation)\b/

const signInAs: Record<Area, 'admin' | 'hr' | 'student' | undefined> = {
  public: undefined,
  admin: 'admin',
  hr: 'hr',
  student: 'student',
}

/** Opens a screen without loading the page again, except the sign-in page, which is another document. */
async function navigate(page: Page, href: string): Promise<void> {
  const isApp = await page.evaluate(() => 'appRouter' in window)
  if (!isApp || href === '/') return openScreen(page, href)
  await page.evaluate(async (url) => {
    type Router = { navigate(options: { href: string }): Promise<void> }
    await (window as unknown as { appRouter: Router }).appRouter.navigate({ href: url })
  }, href)
  await waitUntilLoaded(page)
}

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('main [aria-expanded=false]:not([aria-haspopup])'))
      button.click()
  })

/** Opens the following pages of a list, and the details of its rows. Returns the number of pages. */
async function walkPages(page: Page): Promise<number> {
  const next = page.getByRole('button', { name: 'Next page' })
  for (let pages = 1; ; pages++) {
    await openDetails(page)
    await waitUntilLoaded(page)
    if ((await next.count()) === 0 || (await next.first().isDisabled())) return pages
    await next.first().click()
    await waitUntilLoaded(page)
  }
}

/** Clicks each link to another site once. */
async function followLinks(page: Page, followed: Set<string>): Promise<void> {
  for (const { href, link } of await listOutsideLinks(page)) {
    if (followed.has(href)) continue
    followed.add(href)
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await popup.close()
  }
}

// `npm test` checks one payload, in the journeys over all screens.
if (isFullRun) {
  test.setTimeout(3_600_000)

  /** Pages that do not escape a text. */
  const UNESCAPED: Partial<Record<PayloadKind, (text: string) => string>> = {
    script: (text) => `<title>Asha</title><p>${text}</p>`,
    handler: (text) => `<p>${text}</p>`,
    attribute: (text) => ['"', "'", '`', ''].map((quote) => `<input value=${quote}${text}${quote}>`).join(''),
    svg: (text) => `<p>${text}</p>`,
    css: (text) => `<p style="color:${text}">Asha</p><style>p{color:${text}}</style>${text}`,
    mutation: (text) => `<p>${text}</p>`,
  }

  test('payload corpus: each payload is executed on a page that does not escape it', async ({
    page,
    takeExecutions,
  }) => {
    let body = ''
    await page.route('/unescaped', (route) => route.fulfill({ contentType: 'text/html', body }))
    const inert: string[] = []
    for (const [kind, build] of Object.entries(UNESCAPED)) {
      for (const payload of PAYLOADS[kind as PayloadKind]) {
        body = build(payload)
        await page.goto('/unescaped')
        await waitForPaint(page)
        await page.evaluate(() => {
          for (const element of document.querySelectorAll('body *'))
            for (const type of ['mouseover', 'pointerenter', 'click'])
              element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
        })
        await waitForPaint(page)
        if (!/executed|requested/.test(takeExecutions().join())) inert.push(payload)
      }
    }
    takeExecutions()
    expect(inert).toEqual([])
  })

  for (const area of AREAS) {
    test(`payload corpus: nothing is executed on the ${area} screens`, async ({ page, office, written }) => {
      const { corpus, records } = written
      const followed = new Set<string>()
      let opened = 0
      const listUrls = (record: PayloadRecords) => listScreens(area, record)
      const [first, second] = [records[0], records.at(-1)].map((record) => listUrls(record as PayloadRecords)) as [
        string[],
        string[],
      ]
      const shared = new Set(first.filter((url) => second.includes(url)))
      const role = signInAs[area]

      if (role === 'admin' || role === 'hr') await office.signInAs(role)
      else if (role === 'student') await office.signInAs(role, records.at(-1)?.email, PASSWORD)
      await openScreen(page, first[0] ?? '/')
      for (const url of shared) {
        await navigate(page, url)
        opened += await walkPages(page)
      }
      for (const [index, record] of records.entries()) {
        if (!isOpened(index)) continue
        if (area === 'public') {
          await corpus.writeInstitute(WRITTEN_PACKS[index] ?? [])
          for (const url of ['/', '/privacy']) {
            await openScreen(page, url)
            opened++
          }
        }
        if (role === 'student') {
          await office.signInAs(role, record.email, PASSWORD)
          await openScreen(page, '/student')
        }
        // Each student sees their own records at the same URLs.
        const urls = listUrls(record).filter((url) => role === 'student' || !shared.has(url))
        for (const url of urls) {
          await navigate(page, url)
          await followLinks(page, followed)
          opened++
          if (!/FeesReceipt|fee-receipt/.test(url)) continue
          await page.emulateMedia({ media: 'print' })
          await page.pdf()
          await page.emulateMedia({ media: null })
        }
      }
      reportFigures('R13', { [`${area} screens`]: opened, [`${area} links`]: followed.size })
    })
  }

  test('payload corpus: every field of the API that stores text was written', async ({ written: { corpus } }) => {
    const { fields } = corpus.office
    const expected = [...(await corpus.office.listTextFields())].flatMap(([call, texts]) =>
      WITHOUT_STORED_TEXT.test(call) ? [] : texts.map(({ name }) => `${call} ${name}`),
    )
    expect(expected.filter((name) => !fields.has(name))).toEqual([])
    const counts = [...fields.values()]
    reportFigures('R13', {
      payloads: WRITTEN_PACKS.flat().length,
      packs: WRITTEN_PACKS.length,
      fields: counts.length,
      'fields that store text': counts.filter(({ stored }) => stored > 0).length,
      stored: counts.reduce((sum, { stored }) => sum + stored, 0),
      rejected: counts.reduce((sum, { rejected }) => sum + rejected, 0),
    })
  })

  test('payload corpus: mails contain plain text only', async ({ written, smtp }) => {
    expect(written.records.length).toBe(WRITTEN_PACKS.length)
    expect(smtp.mails.length).toBeGreaterThan(WRITTEN_PACKS.length)
    expect(smtp.mails.filter(({ raw }) => /^content-type: (?!text\/plain)/im.test(raw))).toEqual([])
  })
}
