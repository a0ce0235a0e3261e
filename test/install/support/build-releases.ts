import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST, KEY_FILE, NEXT, RELEASES } from './releases.ts'
import { writeNextRelease } from './write-next-release.ts'

/** Builds a signed release, and from it a later one with a migration. KEEP_RELEASES uses those of the last run. */
export async function setup(): Promise<void> {
  if (process.env['KEEP_RELEASES'] !== undefined && existsSync(KEY_FILE)) return
  mkdirSync(RELEASES, { recursive: true })
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(KEY_FILE, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  const args = ['release/build-release.ts', '--version', FIRST, '--out', join(RELEASES, FIRST), 'linux-x64']
  execFileSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, RELEASE_KEY_FILE: KEY_FILE } })
  await writeNextRelease({
    to: join(RELEASES, NEXT),
    key: privateKey,
    changes: { 'db/migrations/9000_next.sql': 'create table added_by_update (id int primary key);\n' },
    forms: 'all',
  })
}
