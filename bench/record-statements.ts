// Preloaded into the app: writes the statements of each request with the header `x-bench` to RECORD_STATEMENTS.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { serialize } from 'node:v8'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

const file = process.env['RECORD_STATEMENTS'] ?? ''
type Label = { text: string | undefined }
const labels = new AsyncLocalStorage<Label>()
const labelOfRequest = new WeakMap<IncomingMessage, Label>()

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  const header = request.headers['x-bench']
  const label = { text: typeof header === 'string' ? header : undefined }
  labelOfRequest.set(request, label)
  labels.enterWith(label)
})
// Work that goes on after the response is not part of the call.
subscribe('http.server.response.finish', (message) => {
  const label = labelOfRequest.get((message as { request: IncomingMessage }).request)
  if (label) label.text = undefined
})

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const query = Reflect.get(pg.Client.prototype, 'query') as Query
const record: Query = function (...args) {
  const label = labels.getStore()?.text
  if (label !== undefined) {
    const [config, values] = args as [string | Partial<Statement>, unknown]
    const text = typeof config === 'string' ? config : config.text
    const given = Array.isArray(values) ? values : typeof config === 'string' ? [] : (config.values ?? [])
    if (text !== undefined) appendFileSync(file, `${label} ${serialize({ text, values: given }).toString('base64')}\n`)
  }
  return query.apply(this, args)
}
pg.Client.prototype.query = record as typeof pg.Client.prototype.query
