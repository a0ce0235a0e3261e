import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { getChromiumArguments, findOrInstallChromium } from './chromium.ts'

// Takes the pictures of the README from the demo institute: `npm run screenshots`.
const FOLDER = 'docs/images'
const directory = createTemporaryDirectory()
const demo = spawn(process.execPath, ['src/app/server/demo.ts', '--dir', directory], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})

try {
  const output = await readUntil(/ready at[\s\S]*student\s+\S+\s+\S+/)
  const url = /ready at (\S+)/.exec(output)?.[1] ?? ''
  const [, email = '', password = ''] = /\bhr\s+(\S+@\S+)\s+(\S+)/.exec(output) ?? []
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: getChromiumArguments(),
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const)
    await takePicture(browser, { url, email, password, colorScheme })
  await browser.close()
} finally {
  demo.kill('SIGTERM')
  if (demo.exitCode === null) await once(demo, 'exit')
  removeDirectory(directory)
}

async function readUntil(pattern: RegExp): Promise<string> {
  let output = ''
  for await (const chunk of demo.stdout) {
    output += String(chunk)
    if (pattern.test(output)) return output
  }
  throw new Error(`The demo institute did not start:\n${output}`)
}

type Picture = { url: string; email: string; password: string; colorScheme: 'light' | 'dark' }

async function takePicture(browser: Browser, { url, email, password, colorScheme }: Picture): Promise<void> {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('User type').selectOption('HR')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('img').first().waitFor()
  await page.getByRole('table', { name: /pending fees/i }).waitFor()
  await page.screenshot({ path: `${FOLDER}/hr-dashboard-${colorScheme}.png` })
  await page.close()
}
