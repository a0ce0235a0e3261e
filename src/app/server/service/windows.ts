import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makePrivate, systemProgram } from '#embedded-postgres/index.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { setupLinkFile } from '../setup-link-file.ts'
import { stopRequestFile } from '../stop-on-windows.ts'
import { runProgram, succeeds } from './run-program.ts'
import { installation, isAnswering, type Service, type ServiceOptions } from './service-options.ts'
import { buildTask, LOCAL_SERVICE, TASK } from './windows-task.ts'

const AS_ADMINISTRATOR = 'Run this in a console that was opened with "Run as administrator".'
const STOP_TIMEOUT_MS = 30_000
/** A running Munshi has removed the request by then. */
const NOTICED_MS = 5_000

const TASK_FILE = join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'Tasks', TASK)

const schtasks = (...args: string[]) => runProgram(systemProgram('schtasks'), args, AS_ADMINISTRATOR)
const isInstalled = () => succeeds(systemProgram('schtasks'), ['/query', '/tn', TASK])
const firewall = (...args: string[]) => [...'advfirewall firewall'.split(' '), ...args]

/** A task that starts with Windows needs no program but those of Windows. */
export const WINDOWS: Service = {
  dataDir: () => join(process.env['ProgramData'] ?? 'C:\\ProgramData', 'Munshi'),

  async install({ dataDir, port, httpsPort, launcher, isForNetwork }) {
    mkdirSync(dataDir, { recursive: true })
    makePrivate(dataDir, [LOCAL_SERVICE])
    // An update cannot remove a directory that is in use.
    const directory = launcher === undefined ? installation() : dirname(launcher)
    const task = buildTask({
      dataDir: resolve(dataDir),
      port,
      directory,
      node: process.execPath,
      launcher,
      isForNetwork,
    })
    const temporary = mkdtempSync(join(tmpdir(), 'munshi-task-'))
    try {
      const file = join(temporary, 'task.xml')
      // schtasks reads no other encoding than UTF-16 with its mark.
      writeFileSync(file, `\ufeff${task}`, 'utf16le')
      schtasks('/create', '/tn', TASK, '/xml', file, '/f')
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
    closeFirewall()
    if (isForNetwork) openFirewall([port, httpsPort])
    return [
      `Munshi starts with Windows. Its data is in ${dataDir}.`,
      isForNetwork
        ? `Private networks may reach port ${port}.`
        : 'Only this computer reaches it: install again with --network to change that.',
      'Start it now with: munshi service start',
    ]
  },

  async start() {
    assertInstalled()
    schtasks('/run', '/tn', TASK)
    return ['Munshi is starting.']
  },

  async stop(options) {
    const ended = await stop(options)
    if (isInstalled() && !ended) schtasks('/end', '/tn', TASK)
    return [
      ended ? 'Munshi has stopped.' : 'Munshi did not stop in time, and was ended. Nothing that was saved is lost.',
    ]
  },

  async status({ port, dataDir }) {
    const answers = await isAnswering(port)
    return [
      isInstalled() ? 'Munshi starts with Windows.' : 'Munshi does not start with Windows.',
      answers ? `It runs at http://localhost:${port}.` : `It does not run: ${join(dataDir, 'munshi.log')} says why.`,
    ]
  },

  async open({ port, dataDir }) {
    const link = readLink(setupLinkFile(dataDir)) ?? `http://localhost:${port}`
    // It opens the browser of the user also where this command has the rights of an administrator.
    succeeds(join(process.env['SystemRoot'] ?? 'C:\\Windows', 'explorer.exe'), [link])
    return [link]
  },

  async remove(options) {
    await stop(options)
    // A removal that was cut short is completed. Not every schtasks reports that there is no such task.
    if (isInstalled() && existsSync(TASK_FILE)) schtasks('/delete', '/tn', TASK, '/f')
    closeFirewall()
    return [`Munshi no longer starts with Windows. Its data stays in ${options.dataDir}.`]
  },
}

function assertInstalled(): void {
  if (!isInstalled()) throw new StartupError('Munshi does not start with Windows yet: munshi service install')
}

function openFirewall(ports: number[]): void {
  const rule = [
    `name=${TASK}`,
    'dir=in',
    'action=allow',
    'protocol=TCP',
    `localport=${ports.join()}`,
    'profile=private',
  ]
  runProgram(systemProgram('netsh'), firewall('add', 'rule', ...rule), AS_ADMINISTRATOR)
}

const closeFirewall = () => succeeds(systemProgram('netsh'), firewall('delete', 'rule', `name=${TASK}`))

/** Returns false if Munshi still runs after the time. A killed one has left its lock. */
async function stop({ dataDir, port }: ServiceOptions): Promise<boolean> {
  const lock = join(dataDir, 'postgres', 'lock.json')
  if (!existsSync(lock)) return true
  try {
    writeFileSync(stopRequestFile(dataDir), '')
  } catch {
    throw new StartupError(`This account may not write in ${dataDir}. ${AS_ADMINISTRATOR}`)
  }
  const startedAt = Date.now()
  const isRunning = async () => {
    if (!existsSync(lock)) return false
    const isIgnored = existsSync(stopRequestFile(dataDir)) && Date.now() - startedAt > NOTICED_MS
    return !isIgnored || isAnswering(port)
  }
  while ((await isRunning()) && Date.now() - startedAt < STOP_TIMEOUT_MS) await sleep(200)
  rmSync(stopRequestFile(dataDir), { force: true })
  return !(await isRunning())
}

/** Undefined after the set-up, or for an account that may not read it. */
function readLink(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
