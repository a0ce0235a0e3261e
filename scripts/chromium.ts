import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const ELSEWHERE = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
]

/** The browser our tests drive: CHROMIUM_PATH, else Playwright's own, else one that is installed. */
export async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  const directories = [...(process.env.PATH ?? '').split(delimiter), ...ELSEWHERE]
  const installed = directories.flatMap((directory) => [
    ...NAMES.map((name) => join(directory, name)),
    join(directory, 'Google Chrome'),
    join(directory, 'chrome.exe'),
  ])
  return [chromium.executablePath(), ...installed].find(isExecutable)
}

export async function findOrInstallChromium(): Promise<string> {
  const found = (await findChromium()) ?? (installFromDebian() ? await findChromium() : undefined)
  if (found) return found
  throw new Error(
    'The tests need a Chromium and found none. Install one (npx playwright install chromium, or your system’s package), ' +
      'or say where it is in CHROMIUM_PATH.',
  )
}

/** No calls home, and no sandbox for root, whom Chromium refuses otherwise. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false
  console.log('No Chromium here: installing Debian’s package.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
