// Plain JavaScript: it decides which version runs, before any other code of a version.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An update in progress, or the last one, in `update.json` beside the launcher:
 *
 * - `prepared`: the new version is in place and a backup is made. The next start keeps a copy of the database.
 * - `trying`: the new version starts. It says `done` once it is healthy.
 * - `returning`: it did not. The next start of the old version puts the copy of the database back.
 * - `done`, `failed`: the end.
 *
 * @typedef {{ from: string, to: string, step: 'prepared' | 'trying' | 'returning' | 'done' | 'failed',
 *   starts: number, at: string, reason?: string }} UpdateState
 */

const FILE = 'update.json'

/** @returns {UpdateState | undefined} */
export function readUpdate(home) {
  try {
    return JSON.parse(readFileSync(join(home, FILE), 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {UpdateState} state */
export function writeUpdate(home, state) {
  replaceFile(join(home, FILE), `${JSON.stringify(state, null, 2)}\n`)
}

export const readCurrent = (home) => readFileSync(join(home, 'current'), 'utf8').trim()

export function writeCurrent(home, version) {
  replaceFile(join(home, 'current'), `${version}\n`)
}

/** Files are replaced as a whole and written to the disk, so that a kill leaves the old or the new one. */
function replaceFile(path, text) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text, { flush: true })
  renameSync(draft, path)
}
