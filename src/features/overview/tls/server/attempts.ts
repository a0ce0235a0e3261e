import * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { HTTPS_PROBLEMS } from '../contract/https.contract.ts'
import { deleteFile, readSecret, writeSecret } from './https-files.ts'

const FILE = 'attempts.json'
const MAX_DELAY_MS = 24 * HOUR_MS
/** A restart tries again earlier, because somebody may have removed the reason. */
const RESTART_DELAY_MS = 15 * MINUTE_MS

/** The failed attempts since the last certificate. Processes on the same directory share them. */
const Attempts = z.object({
  name: z.string(),
  authority: z.string(),
  failures: z.number(),
  triedAt: z.number(),
  nextAt: z.number(),
  /** The authority asked to wait until `nextAt`. */
  isLimited: z.boolean(),
  problem: z.object({ code: z.enum(HTTPS_PROBLEMS), detail: z.string() }),
})
export type Attempts = z.infer<typeof Attempts>

type Subject = { directory: string; name: string; authority: string }

/** Returns undefined if there was none for this name and authority. */
export async function readAttempts({ directory, name, authority }: Subject): Promise<Attempts | undefined> {
  const text = await readSecret(directory, FILE)
  const parsed = Attempts.safeParse(parseJson(text))
  return parsed.success && parsed.data.name === name && parsed.data.authority === authority ? parsed.data : undefined
}

export const writeAttempts = (directory: string, attempts: Attempts) =>
  writeSecret(directory, FILE, `${JSON.stringify(attempts, null, 2)}\n`)

export const forgetAttempts = (directory: string) => deleteFile(directory, FILE)

/** An hour after the first failure, then twice as long each time, at most a day. */
export const getDelay = (failures: number) => Math.min(MAX_DELAY_MS, HOUR_MS * 2 ** (failures - 1))

/** A time in the future was recorded before the clock was set back. */
export function isTryDue(attempts: Attempts | undefined, now: number, isFirstOfProcess: boolean): boolean {
  if (attempts === undefined || now >= attempts.nextAt || attempts.triedAt > now) return true
  return isFirstOfProcess && !attempts.isLimited && now >= attempts.triedAt + RESTART_DELAY_MS
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
