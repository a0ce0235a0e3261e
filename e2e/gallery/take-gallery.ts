import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { getChromiumArguments, findOrInstallChromium } from '../../scripts/chromium.ts'
import { AREAS, type Area, SCREENS } from '../support/all-screens.ts'
import type { Records } from '../support/greek-institute.ts'
import { loadScreen } from '../support/screens.ts'
import { type DemoInstitute, startDemoInstitute } from './demo-institute.ts'
import { listDocsPictures, type Picture } from './docs-pictures.ts'

// Takes pictures of the demo institute:
//   npm run gallery [-- folder]   every screen of every role, at 1280 and 360 px, light and dark
//   npm run screenshots [-- name]  those of the README, of docs/ and of the guide, or those whose names begin so
const argument = process.argv.slice(2).find((text) => !text.startsWith('--'))
const FOLDERS = { all: argument ?? 'gallery', docs: 'docs/images' }
const VARIANTS = [1280, 360].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

const isForDocs = process.argv.includes('--docs')
const institute = await startDemoInstitute()
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: getChromiumArguments() })
try {
  const records = await findRecords(institute)
  const pictures = isForDocs
    ? listDocsPictures(records).filter(({ name }) => name.startsWith(argument ?? ''))
    : listAllPictures(records)
  const folder = isForDocs ? FOLDERS.docs : FOLDERS.all
  mkdirSync(folder, { recursive: true })
  for (const area of AREAS) await takePictures(browser, folder, area, pictures)
  console.log(`${pictures.length} pictures are in ${folder}.`)
} finally {
  await browser.close()
  await institute.stop()
}

async function findRecords({ findFirst, readVerificationCode }: DemoInstitute): Promise<Records> {
  const [student, pending, receipt, batch, enquiry, course, category, expense, project] = await Promise.all([
    findFirst('hr', '/api/user?tab=Active&due=late'),
    findFirst('hr', '/api/user?tab=Pending'),
    findFirst('hr', '/api/fee'),
    findFirst('hr', '/api/batch?order=current'),
    findFirst('hr', '/api/enquiry'),
    findFirst('hr', '/api/course'),
    findFirst('admin', '/api/admin/expense-category'),
    findFirst('admin', '/api/admin/expense'),
    findFirst('student', '/api/project'),
  ])
  const refund = await findFirst('admin', '/api/fee/refund')
  const certificate = await findFirst('hr', '/api/certificate')
  return {
    student: student._id,
    pending: pending._id,
    receipt: receipt._id,
    refund: refund._id,
    batch: batch._id,
    batchCode: encodeURIComponent(batch['bCode'] ?? ''),
    course: course._id,
    enquiry: enquiry._id,
    category: category._id,
    expense: expense._id,
    project: project._id,
    certificate: certificate._id,
    verificationCode: await readVerificationCode(receipt._id),
    certificateCode: await readVerificationCode(certificate._id, 'certificate'),
  }
}

function listAllPictures(records: Records): Picture[] {
  return AREAS.flatMap((area) =>
    Object.values<string[]>(SCREENS[area](records)).flatMap(([path = '/']) =>
      VARIANTS.map(({ width, scheme }) => {
        const screen = path.split(/[?#]/)[0]?.replaceAll('/', '-') ?? ''
        return { area, path, name: `${area}${screen === '-' ? '' : screen}-${width}-${scheme}`, width, scheme }
      }),
    ),
  )
}

async function takePictures(from: Browser, folder: string, area: Area, pictures: Picture[]): Promise<void> {
  const context = await institute.signIn(from, area)
  const page = await context.newPage()
  for (const { path, name, width, scheme, open } of pictures.filter((picture) => picture.area === area)) {
    await page.setViewportSize({ width, height: width < 768 ? 780 : 800 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await loadScreen(page, path)
    await open?.(page)
    if (name.startsWith('guide/')) await saveSmallPicture(page, join(folder, `${name}.webp`))
    else await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !isForDocs })
  }
  await context.close()
}

/** The pages of the guide load their pictures, so they are in the smallest format. Playwright has no WebP. */
async function saveSmallPicture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.from(data, 'base64'))
}
