import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell comes first: the journeys take a quarter less time in it than in the whole browser.
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const DIRECTORIES = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
]

const APT_GET = '/usr/bin/apt-get'

/** Returns CHROMIUM_PATH, else the Chromium of Playwright, else an installed one. */
export async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  const directories = [...(process.env.PATH ?? '').split(delimiter), ...DIRECTORIES]
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
    'Chromium was not found. Install it (npx playwright install chromium, or the package of your system) ' +
      'or set CHROMIUM_PATH.',
  )
}

/** Turns off background requests, and the sandbox for root, because Chromium does not start otherwise. */
export function getChromiumArguments(): string[] {
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
  if (process.getuid?.() !== 0 || !isExecutable(APT_GET)) return false
  console.log('Chromium was not found. Installing the Debian package …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync(APT_GET, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
