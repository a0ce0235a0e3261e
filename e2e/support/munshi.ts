import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOwnerUrl } from '#testing/server/munshi.ts'

/** The unattended set-up reads these environment variables. */
export const INSTITUTE = {
  INSTITUTE_NAME: 'Example Computer Institute',
  INSTITUTE_PHONE: '+91 98000 00000',
  INSTITUTE_ADDRESS: '12 Example Road, Example Town',
  ADMIN_NAME: 'Asha Example',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'an admin of the journeys',
  HR_NAME: 'Hari Example',
  HR_EMAIL: 'hr@example.com',
  HR_PASSWORD: 'a clerk of the journeys',
}

export type Munshi = {
  /** Printed at startup; the first one is for this machine. */
  addresses: string[]
  /** Printed if the database is empty. */
  setupLink: string | undefined
  databaseUrl: string
  stop(): Promise<void>
}

/** Starts the app as `npm start` does: embedded PostgreSQL in a temporary directory, the built page, a free port. */
export async function startMunshi(environment: Record<string, string> = {}): Promise<Munshi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munshi-e2e-'))
  chmodSync(dataDir, 0o755)
  const child = spawn('node', ['src/app/server/start.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      BACKUP_KEEP: '0',
      HTTPS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await readStartupOutput(child)
  return {
    addresses: output.flatMap((line) => /(?:ready at|also) (http\S+)/.exec(line)?.[1] ?? []),
    setupLink: output.map((line) => /http\S+\/setup\?code=\S+/.exec(line)?.[0]).find((link) => link !== undefined),
    databaseUrl: environment['DATABASE_URL'] ?? getOwnerUrl(dataDir),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/**
 * The startup message is one write, so one chunk. Later output is discarded, because a full pipe would block the app.
 */
async function readStartupOutput(child: ChildProcess): Promise<string[]> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    if (!output.includes('ready at')) continue
    child.stdout?.resume()
    return output.split('\n')
  }
  throw new Error(`Munshi did not start:\n${output}`)
}
