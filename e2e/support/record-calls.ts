import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type BrowserContext, test } from '@playwright/test'

const file = process.env['RECORD_CALLS']
const recorded = new Set<string>()

/** Notes the path that the running journey calls, if `npm test -- --record` runs, for `npm test -- --changed`. */
export function recordCall(path: string): void {
  if (path.startsWith('/api/')) record(path)
}

function record(path: string): void {
  if (file === undefined) return
  const line = `${relative(process.cwd(), test.info().file)}\t${path}\n`
  if (!recorded.has(line)) appendFileSync(file, line)
  recorded.add(line)
}

/** Also notes the addresses of the screens that the journey opens. */
export function recordCallsOf(context: BrowserContext): void {
  if (file === undefined) return
  context.on('request', (request) => recordCall(new URL(request.url()).pathname))
  context.on('page', (page) => page.on('framenavigated', (frame) => record(new URL(frame.url()).pathname)))
}
