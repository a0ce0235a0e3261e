#!/usr/bin/env node
// The command line. Plain JavaScript without packages: any Node from 20.19 runs it, and finds the Node that runs Munshi.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chdir, cwd, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { COMMANDS, formatUsage } from './commands.mjs'
import { getNodeFlags } from './node-flags.mjs'
import { getNodePath } from './node-path.mjs'
import { replaceProcess, RESTART_EXIT_CODE, runNode } from './run-node.mjs'
import { continueUpdate, isTrying, tryVersion } from './start-version.mjs'

const [command = '', ...args] = process.argv.slice(2)

if (Object.hasOwn(COMMANDS, command)) await run()
else if (command === '--version') write(readVersion())
else if (command === '--help' || command === '') write(formatUsage())
else {
  process.stderr.write(`There is no command '${command}'.\n\n${formatUsage()}\n`)
  process.exitCode = 1
}

function write(text) {
  process.stdout.write(`${text}\n`)
}

function readVersion() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

/** Files that are named are relative to where the command is given, as with npm; everything else to this installation. */
async function run() {
  const directory = env.INIT_CWD ?? cwd()
  chdir(fileURLToPath(new URL('..', import.meta.url)))
  const bundled = `server/${command}.js`
  if (existsSync(bundled)) {
    // A package of npm lies in a directory that npm empties, and has no launcher that names another one.
    const data = { DATA_DIR: env.DATA_DIR ?? join(directory, 'munshi-data') }
    const environment = { ...env, ...data, INIT_CWD: directory }
    if (command === 'start' && env.MUNSHI_LAUNCHER) return startInstalled(bundled, environment)
    return start(bundled, environment)
  }
  // A checkout that npm has not prepared.
  if (!existsSync('node_modules') || !existsSync('dist/web')) await import('../scripts/prepare.mjs')
  if (!process.exitCode) start(`src/app/server/${command}.ts`, { ...env, INIT_CWD: directory })
}

function start(program, environment) {
  runNode(getNodePath(), [...getNodeFlags(), program, ...args], environment)
}

/** Goes on with an update first: the launcher then starts the version that is current. */
function startInstalled(program, environment) {
  const home = dirname(env.MUNSHI_LAUNCHER)
  const startLauncher = () => {
    replaceProcess(env.MUNSHI_LAUNCHER, process.argv.slice(2), env)
    process.exitCode = RESTART_EXIT_CODE
  }
  const runStep = (step) => {
    const flags = [...getNodeFlags(), 'server/update-step.js', step]
    const { status, stderr } = spawnSync(getNodePath(), flags, { env: environment, encoding: 'utf8' })
    return { ok: status === 0, output: (stderr ?? '').trim().split('\n')[0] }
  }
  const version = readVersion()
  if (continueUpdate(home, version, runStep)) startLauncher()
  else if (isTrying(home, version))
    tryVersion(home, version, getNodePath(), [...getNodeFlags(), program, ...args], environment, startLauncher)
  else start(program, environment)
}
