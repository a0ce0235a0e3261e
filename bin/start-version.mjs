import { spawn } from 'node:child_process'
import { RESTART_EXIT_CODE } from './run-node.mjs'
import { readCurrent, readUpdate, writeCurrent, writeUpdate } from './update-state.mjs'

/** So often a new version may be killed before it is healthy. */
const MAX_STARTS = 3
const MAX_MS_UNTIL_HEALTHY = 10 * 60_000

/**
 * Goes on with an update before the app of this version starts. Returns whether another version is current now, which
 * the launcher is to start.
 *
 * @param version is this one; `runStep` runs `update-step.js` of this version
 */
export function continueUpdate(home, version, runStep) {
  const update = readUpdate(home)
  if (update === undefined) return false
  if (update.step === 'prepared' && update.from === version) {
    const { ok, output } = runStep('keep')
    writeUpdate(home, ok ? { ...update, step: 'trying' } : { ...update, step: 'failed', reason: output })
    if (ok) writeCurrent(home, update.to)
  } else if (update.step === 'trying' && update.to === version) {
    if (update.starts >= MAX_STARTS)
      giveUp(home, `Version ${version} was started ${MAX_STARTS} times and never became ready.`)
    else writeUpdate(home, { ...update, starts: update.starts + 1 })
  } else if (update.step === 'trying' && update.from === version) {
    // Killed before `current` was written.
    writeCurrent(home, update.to)
  } else if (update.step === 'returning' && update.from === version) {
    const { ok, output } = runStep('return')
    if (!ok) throw new Error(`The database from before the update could not be put back: ${output}`)
    writeUpdate(home, { ...update, step: 'failed' })
  } else if (update.step === 'returning') writeCurrent(home, update.from)
  return readCurrent(home) !== version
}

export const isTrying = (home, version) => {
  const update = readUpdate(home)
  return update?.step === 'trying' && update.to === version
}

/** The old version is current again, and its start puts its database back. */
export function giveUp(home, reason) {
  const update = readUpdate(home)
  writeUpdate(home, { ...update, step: 'returning', reason })
  writeCurrent(home, update.from)
}

/**
 * Runs a new version as a child until it ends, and returns to the old one if it ends or takes too long before it is
 * healthy.
 */
export function tryVersion(home, version, path, args, env, startLauncher) {
  const child = spawn(path, args, { stdio: ['inherit', 'inherit', 'pipe'], env: { ...env, MUNSHI_TRYING: '1' } })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk)
    errors = `${errors}${chunk}`.slice(-2000)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => process.platform === 'win32' || child.kill(signal))
  const timer = setTimeout(() => isTrying(home, version) && child.kill('SIGKILL'), MAX_MS_UNTIL_HEALTHY)
  timer.unref()
  child.on('exit', (code) => {
    if (isTrying(home, version) && code !== 0) {
      giveUp(home, errors.trim().split('\n')[0] || `Version ${version} ended before it was ready.`)
      startLauncher()
    } else if (code === RESTART_EXIT_CODE) startLauncher()
    else process.exitCode = code ?? 1
  })
}
