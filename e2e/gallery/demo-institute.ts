import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, BrowserContext } from '@playwright/test'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { getOwnerUrl } from '#testing/server/munshi.ts'
import type { Area } from '../support/all-screens.ts'
import { readVerificationCode } from '../support/figures.ts'

export type DemoInstitute = {
  signIn: (browser: Browser, area: Area) => Promise<BrowserContext>
  findFirst: (area: Area, path: string) => Promise<Found>
  readVerificationCode: (id: string, table?: 'receipt' | 'certificate') => Promise<string>
  stop: () => Promise<void>
}

export type Found = { _id: string } & Record<string, string>

type Identity = { token: string }
type Account = { identity: Identity; key: 'admin' | 'hr' | 'user' }

/** Starts `npm run demo` in a temporary directory. */
export async function startDemoInstitute(): Promise<DemoInstitute> {
  const directory = createTemporaryDirectory()
  const demo = spawn(process.execPath, ['src/app/server/demo.ts', '--dir', directory], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await readUntil(demo.stdout, /ready at[\s\S]*student\s+\S+\s+\S+/)
  const baseURL = /ready at (\S+)/.exec(output)?.[1] ?? ''
  const accounts = new Map<Area, Account>()

  async function getAccount(area: Exclude<Area, 'public'>): Promise<Account> {
    const known = accounts.get(area)
    if (known) return known
    const [, email, password] = new RegExp(`\\b${area}\\s+(\\S+@\\S+)\\s+(\\S+)`).exec(output) ?? []
    const key = area === 'student' ? 'user' : area
    const response = await fetch(`${baseURL}/api/${key}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, role: area }),
    })
    const account = { identity: (await response.json()) as Identity, key } as const
    accounts.set(area, account)
    return account
  }

  return {
    async signIn(browser, area) {
      const context = await browser.newContext({
        baseURL,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      })
      if (area === 'public') return context
      const { identity, key } = await getAccount(area)
      await context.addInitScript(
        ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
        [key, JSON.stringify(identity)],
      )
      return context
    },
    async findFirst(area, path) {
      const { identity } = await getAccount(area as Exclude<Area, 'public'>)
      const response = await fetch(`${baseURL}${path}`, { headers: { authorization: `Bearer ${identity.token}` } })
      const lists = Object.values((await response.json()) as Record<string, unknown>)
      const list = lists.find((value): value is Found[] => Array.isArray(value) && value.length > 0)
      return list?.[0] ?? { _id: 'none' }
    },
    readVerificationCode: (id, table) => readVerificationCode(getOwnerUrl(directory), id, table),
    async stop() {
      demo.kill('SIGTERM')
      if (demo.exitCode === null) await once(demo, 'exit')
      removeDirectory(directory)
    },
  }
}

async function readUntil(stream: AsyncIterable<unknown> & { resume(): unknown }, pattern: RegExp): Promise<string> {
  let output = ''
  for await (const chunk of stream) {
    output += String(chunk)
    if (!pattern.test(output)) continue
    stream.resume()
    return output
  }
  throw new Error(`The demo institute did not start:\n${output}`)
}
