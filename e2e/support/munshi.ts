import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerUrlOf } from '#testing/server/munshi.ts'

/** What the unattended set-up of a journey's institute is given. */
export const INSTITUTE = {
  INSTITUTE_NAME: 'Example Computer Institute',
  INSTITUTE_PHONE: '+91 98000 00000',
  INSTITUTE_ADDRESS: '12 Example Road, Example Town',
  ADMIN_NAME: 'Asha Example',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'example admin 1',
  HR_NAME: 'Hari Example',
  HR_EMAIL: 'hr@example.com',
  HR_PASSWORD: 'example hr 1',
}

export type Munshi = {
  /** Where it is, as the terminal says: the first one is for this machine. */
  addresses: string[]
  /** The set-up link of an empty database. */
  setupLink: string | undefined
  /** Of its database, for who wants to count for themselves. */
  databaseUrl: string
  stop(): Promise<void>
}

/** The real app, as `npm start` runs it: its own PostgreSQL in a directory of its own, the built page, a free port. */
export async function startMunshi(environment: Record<string, string> = {}): Promise<Munshi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munshi-e2e-'))
  chmodSync(dataDir, 0o755)
  const child = spawn('node', ['src/app/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await greetingOf(child)
  return {
    addresses: said.flatMap((line) => /(?:ready at|also) (http\S+)/.exec(line)?.[1] ?? []),
    setupLink: said.map((line) => /http\S+\/setup\?code=\S+/.exec(line)?.[0]).find((link) => link !== undefined),
    databaseUrl: environment['DATABASE_URL'] ?? ownerUrlOf(dataDir),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** What it says when it is ready: one write, so one chunk. What follows is read away, or its log would hold it up. */
async function greetingOf(child: ChildProcess): Promise<string[]> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    if (!said.includes('ready at')) continue
    child.stdout?.resume()
    return said.split('\n')
  }
  throw new Error(`Munshi did not start:\n${said}`)
}
