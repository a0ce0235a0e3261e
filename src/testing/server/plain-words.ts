import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '#shared/contract/messages.ts'

const folders = [...readdirSync('src/features').map((room) => `src/features/${room}`), 'src/shared']
const texts = folders
  .flatMap((folder) => LANGUAGES.map((language) => `${folder}/contract/messages/${language}.json`))
  .filter((path) => existsSync(path))
  .flatMap((path) => Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>))

const whole = new Set(texts.filter((said) => !said.includes('{{')))
const withValues = texts
  .filter((said) => said.includes('{{'))
  .map((said) => said.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  .map((parts) => new RegExp(`^${parts.join('[^{}]+')}$`, 's'))

/** Whether a sentence stands in one of the catalogues, its values filled in. */
export const isFromCatalogue = (said: unknown) =>
  typeof said === 'string' && (whole.has(said) || withValues.some((pattern) => pattern.test(said)))

/** What only a programmer should see: stacks, paths, statements, PostgreSQL's own words. */
const LEAK =
  /\bat (async )?[\w.<>]+ \(|node_modules|file:\/\/|\.ts:\d|violates|duplicate key|syntax error|relation "|invalid input|select .+ from |insert into |pg_|sqlstate|Kysely|zod/i

/** What is wrong with an answer of the API that refuses something; nothing when it is in order. */
export function faultsOf(text: string): string[] {
  if (LEAK.test(text)) return [`tells what it should not: ${text.slice(0, 300)}`]
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    return [`is no JSON: ${text.slice(0, 300)}`]
  }
  const { code, message, fields = {}, current: _current, ...others } = body
  const unsaid = Object.entries(fields as object).filter(([, said]) => !isFromCatalogue(said))
  return [
    ...(Object.keys(others).length > 0 ? [`has other keys: ${Object.keys(others).join()}`] : []),
    ...(typeof code === 'string' && /^[a-z_]+$/.test(code) ? [] : [`has the code ${String(code)}`]),
    ...(isFromCatalogue(message) ? [] : [`says in no catalogue's words: ${String(message)}`]),
    ...unsaid.map(([field, said]) => `says at ${JSON.stringify(field)}: ${JSON.stringify(said)}`),
    ...('' in (fields as object) ? ['has a field without a name'] : []),
  ]
}
