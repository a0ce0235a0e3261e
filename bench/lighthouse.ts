import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Identity } from '#features/identity/contract/identity.contract.ts'
import type { DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { chromiumArguments, findOrInstallChromium } from '../scripts/chromium.ts'
import { callerAt } from '#testing/server/api-client.ts'
import { removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { removeDirectory, temporaryDirectory } from '#testing/server/temporary-directory.ts'
import { figureOf, report, type Figure } from './measure.ts'

// node bench/lighthouse.ts [--times 5] [--web a-built-page]
// A demo institute on this machine, opened by a mid-range phone on a slow mobile network, as Lighthouse simulates them.
// Lighthouse itself is fetched for the run: with its 130 packages it is no part of the checkout.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const SCORES = [
  { category: 'performance', atLeast: 90 },
  { category: 'accessibility', atLeast: 100 },
  { category: 'best-practices', atLeast: 100 },
] as const
const TIMES = [
  { audit: 'first-contentful-paint', what: 'first paint' },
  { audit: 'largest-contentful-paint', what: 'largest paint' },
  { audit: 'total-blocking-time', what: 'blocked' },
  { audit: 'speed-index', what: 'speed index' },
] as const

/** Of Lighthouse's report, what is read here. */
type Report = {
  runtimeError?: { message: string }
  runWarnings: string[]
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: { items?: Sent[] } }>
}
type Sent = { url?: string; transferSize?: number; resourceType?: string }

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' }, web: { type: 'string' } } })
const times = Number(values.times)
const run = promisify(execFile)
const executablePath = await findOrInstallChromium()
const dataDir = temporaryDirectory()

try {
  const app = await startMunshi({
    dataDir,
    command: [process.execPath, 'src/app/server/demo.ts', '--dir', dataDir],
    ...(values.web !== undefined && { env: { WEB_DIR: values.web } }),
  })
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccount[]
  const student = accounts.find(({ role }) => role === 'student')
  const { body } = await callerAt(() => app.url).post<Identity>('/api/user/login', student)
  const figures = [...(await figuresOf(app.url, '/')), ...(await figuresOf(app.url, '/student', body))]
  await app.kill('SIGTERM')
  report('first load on a phone', figures, { lighthouse: LIGHTHOUSE })
} finally {
  await removeMunshi(dataDir)
}

async function figuresOf(origin: string, path: string, user?: Identity): Promise<Figure[]> {
  const reports: Report[] = []
  for (let n = 0; n < times; n++) reports.push(await look(origin, path, user))
  for (const line of new Set(reports.flatMap(faultsOf))) console.log(`${path}: ${line}`)
  const kilobytes = (type?: string) =>
    reports.map(({ audits }) => {
      const sent = audits['network-requests']?.details?.items ?? []
      const counted = sent.filter(({ resourceType }) => type === undefined || resourceType === type)
      return counted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
    })
  return [
    ...SCORES.map(({ category, atLeast }) =>
      figureOf(
        `${path} ${category}`,
        reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
        { unit: 'of 100', atLeast },
      ),
    ),
    ...TIMES.map(({ audit, what }) =>
      figureOf(
        `${path} ${what}`,
        reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
      ),
    ),
    figureOf(`${path} scripts`, kilobytes('Script'), { unit: 'kB' }),
    figureOf(`${path} styles`, kilobytes('Stylesheet'), { unit: 'kB' }),
    figureOf(`${path} all that is loaded`, kilobytes(), { unit: 'kB' }),
  ]
}

/** One first visit: a browser that has never been here, signed in where a user is given. */
async function look(origin: string, path: string, user?: Identity): Promise<Report> {
  const profile = temporaryDirectory()
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  })
  try {
    if (user) {
      const page = await browser.newPage()
      await page.goto(`${origin}/favicon.svg`)
      await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
      await page.close()
    }
    const file = join(profile, 'report.json')
    const args = ['--yes', LIGHTHOUSE, `${origin}${path}`, `--port=${port}`, '--disable-storage-reset', '--quiet']
    const kinds = `--only-categories=${SCORES.map(({ category }) => category).join(',')}`
    await run('npx', [...args, kinds, '--output=json', `--output-path=${file}`])
    const read = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (read.runtimeError) throw new Error(read.runtimeError.message)
    return read
  } finally {
    await browser.close()
    removeDirectory(profile)
  }
}

/** What costs points, by Lighthouse's own names. */
function faultsOf({ categories, audits, runWarnings }: Report): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const failed = counted.flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 0.9 ? [`${id}: ${audit.title}`] : []
  })
  return [...runWarnings, ...failed]
}

/** Lighthouse must be told the port before the browser has chosen one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
