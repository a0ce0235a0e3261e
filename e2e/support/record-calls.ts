import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type BrowserContext, test } from '@playwright/test'

const file = process.env['RECORD_CALLS']
const recorded = new Set<string>()

/** Notes the path that the running journey calls, if `npm test -- --record` runs, for `npm test -- --changed`. */
export function recordCall(path: string): void {
  if (file === undefined || !path.startsWith('/api/')) return
  const line = `${relative(process.cwd(), test.info().file)}\t${path}\n`
  if (!recorded.has(line)) appendFileSync(file, line)
  recorded.add(line)
}

export function recordCallsOf(context: BrowserContext): void {
  if (file !== undefined) context.on('request', (request) => recordCall(new URL(request.url()).pathname))
}
