import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { removeMunshi } from '#testing/server/munshi.ts'
import { SCREENS } from './first-screens/screens.ts'
import { type Conditions, FIGURES, type Sample, visitFromPress, visitScreen } from './first-screens/visit.ts'
import { formatTable } from './format-table.ts'
import { type Link, startLink } from './link.ts'
import { median } from './measure.ts'
import { type Institute, startInstitute } from './phone/institute.ts'
import { prepareData } from './prepare-data.ts'

// node bench/first-screens.ts [--runs 5] [--screens sign-in,list,hr,admin,student,sheet,press] [--slow 4|6] [--wide]
//   [--dist DIR]… [--data DIR] [--out FILE]
// Measures the first screens in Chromium on a slow line and processor, each in a new profile ('cold') and again after a
// restart of the browser ('warm': files, session and service worker are kept). 'press' is the time from the press of
// 'Sign in' to the dashboard of HR. Several builds take turns; one in another checkout is served by its own app. The app
// of an older checkout needs data that it has prepared itself (--data), because migrations only go forward.
const BITS_PER_SECOND = 400_000
const LATENCY_MS = 400
const STUDENTS = 10_000
const PRESS = 'press'
const NAMES = [...SCREENS.map(({ name }) => name), PRESS]
const HEADER = ['screen', 'visit', 'build', 'usable, s', 'kB down', 'kB up', 'requests', 'main thread, ms']
const REST_HEADER = ['kB down until idle', 'kB up until idle', 'requests until idle']

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    screens: { type: 'string', default: NAMES.join(',') },
    slow: { type: 'string', default: '4' },
    wide: { type: 'boolean', default: false },
    dist: { type: 'string', multiple: true, default: ['dist'] },
    data: { type: 'string' },
    out: { type: 'string' },
  },
})
const names = values.screens.split(',')
const unknown = names.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) throw new Error(`unknown screens: ${unknown.join(', ')}; known are ${NAMES.join(', ')}`)

type Build = { dist: string; institute: Institute; link: Link }
const builds: Build[] = []
const samples = new Map<string, Sample[]>()
const seeded = values.data === undefined ? createTemporaryDirectory() : resolve(values.data)

try {
  if (!existsSync(join(seeded, String(STUDENTS), 'prepared')))
    await prepareData(join(seeded, String(STUDENTS)), STUDENTS)
  for (const dist of values.dist) builds.push(await startBuild(dist))
  for (let run = 1; run <= Number(values.runs); run++)
    for (const name of names)
      for (const build of builds) {
        console.error(`run ${run}: ${name}, ${build.dist}`)
        await visitTwice(name, build)
      }
  const table = `${describeConditions()}\n\n${renderTable()}\n`
  console.log(table)
  if (values.out !== undefined) writeFileSync(values.out, table)
} finally {
  for (const { institute, link } of builds) {
    link.close()
    await institute.stop()
  }
  if (values.data === undefined) await removeMunshi(seeded)
}

async function startBuild(dist: string): Promise<Build> {
  const directory = resolve(dist)
  const server = join(dirname(directory), 'src/app/server')
  // Older checkouts have the second.
  const main = ['start.ts', 'main.ts'].map((name) => join(server, name)).find((path) => existsSync(path))
  const institute = await startInstitute({
    data: seeded,
    students: STUDENTS,
    web: join(directory, 'web'),
    ...(main !== undefined && { main }),
  })
  return { dist, institute, link: await startLink(institute.url, BITS_PER_SECOND, LATENCY_MS) }
}

async function visitTwice(name: string, { dist, institute, link }: Build): Promise<void> {
  const profile = createTemporaryDirectory()
  const conditions: Conditions = { institute, link, profile, cpuRate: Number(values.slow), isPhone: !values.wide }
  const screen = SCREENS.find((one) => one.name === name)
  try {
    for (const kind of ['cold', 'warm']) {
      const sample = await (screen ? visitScreen(conditions, screen) : visitFromPress(conditions))
      const key = [name, kind, dist].join('\n')
      samples.set(key, [...(samples.get(key) ?? []), sample])
    }
  } finally {
    removeDirectory(profile)
  }
}

function renderTable(): string {
  const rows = Array.from(samples, ([key, list]) => [
    ...key.split('\n'),
    ...FIGURES.map((figure) => describe(list.map((sample) => sample[figure]))),
  ])
  return formatTable([...HEADER, ...REST_HEADER], rows)
}

function describe(figures: readonly number[]): string {
  const round = (value: number) => String(value < 100 ? Math.round(value * 10) / 10 : Math.round(value))
  const range = `(${round(Math.min(...figures))}–${round(Math.max(...figures))})`
  return figures.length === 1 ? round(median(figures)) : `${round(median(figures))} ${range}`
}

function describeConditions(): string {
  return `Median of ${values.runs} (least–most). ${values.wide ? 'Wide window' : 'Phone'}, main thread ${values.slow} times slower, one line of
${BITS_PER_SECOND / 1000} kbit/s for both directions of page and service worker. A request and its answer cost ${LATENCY_MS} ms and the time of their bytes,
a new connection nothing. Counted until usable, then until the line has been idle for 5 s.`
}
