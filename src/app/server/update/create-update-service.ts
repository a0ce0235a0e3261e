import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createFixedVersion, type UpdateService } from '#features/overview/updates/server/update-service.ts'
import { OWN_VERSION } from '#shared/server/own-version.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { readUpdate } from '../../../../bin/update-state.mjs'
import type { Settings } from '../settings.ts'
import { findNewest } from './find-release.ts'
import type { Installation } from './installation.ts'

type Options = {
  installation: Installation | undefined
  settings: Pick<Settings, 'UPDATE_FEED' | 'DATABASE_URL'>
}

export function createUpdateService({ installation, settings }: Options): UpdateService {
  const { UPDATE_FEED: feed, DATABASE_URL } = settings
  if (installation === undefined) return createFixedVersion(OWN_VERSION, findCommand())
  const { home, version } = installation
  // Munshi cannot put a database back that others may use.
  if (DATABASE_URL !== undefined) return createFixedVersion(version, 'munshi backup')
  let isFetching = false
  let failure: string | null = null
  return {
    describe() {
      const update = readUpdate(home)
      const isOver = update?.step === 'done' || update?.step === 'failed'
      const last = isOver
        ? {
            from: update.from,
            to: update.to,
            at: update.at,
            isDone: update.step === 'done',
            reason: update.reason ?? null,
          }
        : null
      return { version, command: null, hasFeed: feed !== undefined, isFetching, failure, last }
    },
    async check() {
      try {
        const found = feed === undefined ? undefined : await findNewest(installation, feed)
        return { available: found?.version ?? null, failure: null }
      } catch (error) {
        if (!(error instanceof StartupError)) throw error
        return { available: null, failure: error.message }
      }
    },
    start() {
      isFetching = true
      failure = null
      // A process of its own, because unpacking takes memory.
      execFile(process.execPath, ['bin/munshi.mjs', 'update'], (error, _output, errors) => {
        isFetching = false
        if (error) failure = errors.trim().split('\n')[0] ?? String(error.code)
      })
    },
  }
}

function findCommand(): string {
  if (existsSync('.git')) return 'git pull'
  if (existsSync('/var/lib/dpkg/info/munshi.list')) return 'apt install ./munshi_VERSION.deb'
  return existsSync('/usr/lib/munshi/bin') ? 'docker compose pull && docker compose up -d' : 'npm install munshi@latest'
}
