#!/usr/bin/env node
// The command line. Plain JavaScript without packages: any Node from 20.19 runs it, and finds the Node that runs Munshi.
import { existsSync, readFileSync } from 'node:fs'
import { chdir, cwd, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { COMMANDS, formatUsage } from './commands.mjs'
import { getNodeFlags } from './node-flags.mjs'
import { runNode } from './run-node.mjs'
import { getNodePath } from '../scripts/prepare/require-node.mjs'

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
  // A checkout that npm has not prepared.
  if (!existsSync('node_modules') || !existsSync('dist/web')) await import('../scripts/prepare.mjs')
  if (process.exitCode) return
  runNode(getNodePath(), [...getNodeFlags(), `src/app/server/${command}.ts`, ...args], { ...env, INIT_CWD: directory })
}
