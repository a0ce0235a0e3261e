import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'
import { getChromiumArguments, findOrInstallChromium } from '../scripts/chromium.ts'
import { createClient } from '#testing/server/api-client.ts'
import { removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { summarize, report, type Measurement } from './measure.ts'

// node bench/lighthouse.ts [--runs 5] [--web a-built-page]
// Measures the first load of a demo institute with Lighthouse's simulation of a phone on a slow mobile network.
// Lighthouse is downloaded for the run; its 130 packages are no dependencies.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PERFORMANCE = { '/': 95, '/student': 92 }
const listScores = (path: keyof typeof PERFORMANCE) => [
  { category: 'performance', atLeast: PERFORMANCE[path] },
  { category: 'accessibility', atLeast: 100 },
  { category: 'best-practices', atLeast: 100 },
]
const TIMINGS = [
  { audit: 'first-contentful-paint', name: 'first contentful paint' },
  { audit: 'largest-contentful-paint', name: 'largest contentful paint' },
  { audit: 'total-blocking-time', name: 'total blocking time' },
  { audit: 'speed-index', name: 'speed index' },
] as const

type LighthouseReport = {
  runtimeError?: { message: string }
  runWarnings: string[]
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: { items?: NetworkRequest[] } }
  >
}
type NetworkRequest = { url?: string; transferSize?: number; resourceType?: string }

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, web: { type: 'string' } } })
const runs = Number(values.runs)
const execute = promisify(execFile)
const executablePath = await findOrInstallChromium()
const dataDir = createTemporaryDirectory()

try {
  const app = await startMunshi({
    dataDir,
    command: [process.execPath, 'src/app/server/demo.ts', '--dir', dataDir],
    ...(values.web !== undefined && { env: { WEB_DIR: values.web } }),
  })
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccount[]
  const student = accounts.find(({ role }) => role === 'student')
  const { body } = await createClient(() => app.url).post<Identity>('/api/user/login', student)
  const measurements = [...(await measurePage(app.url, '/')), ...(await measurePage(app.url, '/student', body))]
  await app.kill('SIGTERM')
  report('first load on a phone', measurements, { lighthouse: LIGHTHOUSE })
} finally {
  await removeMunshi(dataDir)
}

async function measurePage(origin: string, path: keyof typeof PERFORMANCE, user?: Identity): Promise<Measurement[]> {
  const reports: LighthouseReport[] = []
  for (let n = 0; n < runs; n++) reports.push(await runLighthouse(origin, path, user))
  for (const line of new Set(reports.flatMap(listWarnings))) console.log(`${path}: ${line}`)
  const kilobytes = (type?: string) =>
    reports.map(({ audits }) => {
      const requests = audits['network-requests']?.details?.items ?? []
      const selected = requests.filter(({ resourceType }) => type === undefined || resourceType === type)
      return selected.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
    })
  return [
    ...listScores(path).map(({ category, atLeast }) =>
      summarize(
        `${path} ${category}`,
        reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
        { unit: 'of 100', atLeast },
      ),
    ),
    ...TIMINGS.map(({ audit, name }) =>
      summarize(
        `${path} ${name}`,
        reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
      ),
    ),
    summarize(`${path} scripts`, kilobytes('Script'), { unit: 'kB' }),
    summarize(`${path} styles`, kilobytes('Stylesheet'), { unit: 'kB' }),
    summarize(`${path} all transfers`, kilobytes(), { unit: 'kB' }),
  ]
}

async function runLighthouse(origin: string, path: string, user?: Identity): Promise<LighthouseReport> {
  const profile = createTemporaryDirectory()
  const port = await findFreePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...getChromiumArguments(), `--remote-debugging-port=${port}`],
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
    const categories = `--only-categories=${listScores('/')
      .map(({ category }) => category)
      .join(',')}`
    await execute('npx', [...args, categories, '--output=json', `--output-path=${file}`])
    const result = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport
    if (result.runtimeError) throw new Error(result.runtimeError.message)
    return result
  } finally {
    await browser.close()
    removeDirectory(profile)
  }
}

function listWarnings({ categories, audits, runWarnings }: LighthouseReport): string[] {
  const weightedAudits = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  const failed = weightedAudits.flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 0.9 ? [`${id}: ${audit.title}`] : []
  })
  return [...runWarnings, ...failed]
}

/** Lighthouse needs the debugging port before the browser starts. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
