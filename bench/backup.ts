import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { removeMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { type Measurement, report, summarize } from './measure.ts'

// node bench/backup.ts [--students 100000] [--marks 20] [--data a-directory-that-was-seeded-before]
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    marks: { type: 'string', default: '20' },
    data: { type: 'string' },
  },
})

const MAX_BACKUP_S = 120
const MAX_RESTORE_S = 300
const MAX_MEMORY_MB = 300

const dataDir = values.data === undefined ? createTemporaryDirectory() : resolve(values.data)
const files = createTemporaryDirectory()
try {
  if (values.data === undefined)
    await run('seed', ['--students', values.students, '--marks', values.marks], { DATA_DIR: dataDir })
  const measurements: Measurement[] = []
  const sizes: Record<string, number> = {}
  for (const [name, env] of [
    ['plain', {}],
    ['encrypted', { BACKUP_PASSPHRASE: 'a passphrase of the benchmark' }],
  ] as const) {
    const file = join(files, `${name}.tar.gz`)
    const restoredDir = createTemporaryDirectory()
    const backup = await run('backup', [file], { ...env, DATA_DIR: dataDir })
    const restore = await run('restore', [file, '--no-later-receipts', '--accept-unverified'], {
      ...env,
      DATA_DIR: restoredDir,
    })
    sizes[`${name}Bytes`] = statSync(file).size
    measurements.push(
      summarize(`backup, ${name}`, [backup.seconds], { unit: 's', budget: MAX_BACKUP_S }),
      summarize(`backup, ${name}: memory`, [backup.megabytes], { unit: 'MB', budget: MAX_MEMORY_MB }),
      summarize(`restore, ${name}`, [restore.seconds], { unit: 's', budget: MAX_RESTORE_S }),
      summarize(`restore, ${name}: memory`, [restore.megabytes], { unit: 'MB', budget: MAX_MEMORY_MB }),
    )
    console.log(restore.output)
    await removeMunshi(restoredDir)
  }
  report(`backup of ${values.students} students, ${values.marks} marks each`, measurements, sizes)
} finally {
  if (values.data === undefined) await removeMunshi(dataDir)
  removeDirectory(files)
}

/**
 * Runs a command of package.json, including the start and the stop of its PostgreSQL. Memory is that of the Node
 * process.
 */
async function run(name: string, args: string[], env: Record<string, string>) {
  const started = performance.now()
  const child = spawn(process.execPath, ['bin/munshi.mjs', name, ...args], {
    env: { ...process.env, DATABASE_URL: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let megabytes = 0
  const timer = setInterval(() => (megabytes = Math.max(megabytes, readPeakMemory(child.pid))), 100)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(timer)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, megabytes, output }
}

function readPeakMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
