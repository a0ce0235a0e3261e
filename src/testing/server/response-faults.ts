import { LANGUAGES } from '#shared/contract/messages.ts'
import { readCatalogues } from '#shared/server/messages.ts'

const texts = LANGUAGES.flatMap((language) => Object.values(readCatalogues(language)).flatMap(Object.values<string>))

const plainTexts = new Set(texts.filter((text) => !text.includes('{{')))
const patterns = texts
  .filter((text) => text.includes('{{'))
  .map((text) => text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  .map((parts) => new RegExp(`^${parts.join('[^{}]+')}$`, 's'))

export const isCatalogueMessage = (text: unknown) =>
  typeof text === 'string' && (plainTexts.has(text) || patterns.some((pattern) => pattern.test(text)))

/** Internals that a response must not contain: stack traces, paths, SQL, PostgreSQL's messages. */
const LEAK =
  /\bat (async )?[\w.<>]+ \(|node_modules|file:\/\/|\.ts:\d|violates|duplicate key|syntax error|relation "|invalid input|select .+ from |insert into |pg_|sqlstate|Kysely|zod/i

/** Returns one sentence per fault of an error response of the API. */
export function findResponseFaults(text: string): string[] {
  if (LEAK.test(text)) return [`leaks internals: ${text.slice(0, 300)}`]
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    return [`is not JSON: ${text.slice(0, 300)}`]
  }
  const { code, message, fields = {}, current: _current, ...others } = body
  const untranslated = Object.entries(fields as object).filter(([, text]) => !isCatalogueMessage(text))
  return [
    ...(Object.keys(others).length > 0 ? [`has other keys: ${Object.keys(others).join()}`] : []),
    ...(typeof code === 'string' && /^[a-z_]+$/.test(code) ? [] : [`has the code ${String(code)}`]),
    ...(isCatalogueMessage(message) ? [] : [`has an untranslated message: ${String(message)}`]),
    ...untranslated.map(
      ([field, text]) => `has an untranslated message for ${JSON.stringify(field)}: ${JSON.stringify(text)}`,
    ),
    ...('' in (fields as object) ? ['has a field without a name'] : []),
  ]
}
