import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { getChromiumArguments, findOrInstallChromium } from '../../scripts/chromium.ts'
import { AREAS, type Area, SCREENS } from '../support/all-screens.ts'
import type { Records } from '../support/greek-institute.ts'
import { loadScreen } from '../support/screens.ts'
import { type DemoInstitute, startDemoInstitute } from './demo-institute.ts'
import { listDocsPictures, type Picture } from './docs-pictures.ts'

// Takes pictures of the demo institute:
//   npm run gallery [-- folder]   every screen of every role, at 1280 and 360 px, light and dark
//   npm run screenshots           those of the README and of docs/
const FOLDERS = {
  all: process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'gallery',
  docs: 'docs/images',
}
const VARIANTS = [1280, 360].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

const isForDocs = process.argv.includes('--docs')
const institute = await startDemoInstitute()
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: getChromiumArguments() })
try {
  const records = await findRecords(institute)
  const pictures = isForDocs ? listDocsPictures(records) : listAllPictures(records)
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
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !isForDocs })
  }
  await context.close()
}
