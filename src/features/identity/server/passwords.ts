import { type Options, hash, verify } from '@node-rs/argon2'
import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField, AppError } from '#shared/server/errors.ts'
import type shared from '#shared/contract/messages/en.json'
import type en from '../contract/messages/en.json'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const message = messagesOf<typeof en>('identity')

/** argon2id as OWASP's Password Storage Cheat Sheet gives it: 19 MiB, two passes, one lane. */
const ARGON: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes memory and a core: a few at a time, a bounded queue behind them, and a plain refusal past that. */
const AT_ONCE = 4
const QUEUE = 60
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) {
      throw new AppError(429, 'too_many', messagesOf<typeof shared>('shared')('tooManyRequests'), { retryAfter: 2 })
    }
    await new Promise<void>((go) => waiting.push(go))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** Refuses the commonest passwords at the given field, then hashes. */
export async function hashPassword(password: string, field = 'password'): Promise<string> {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw invalidField(field, message('passwordTooCommon'))
  return inTurn(() => hash(password, ARGON))
}

let nobody: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that the time does not tell. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hash('a password that nobody has', ARGON)
  const against = passwordHash || (await nobody)
  const fits = await inTurn(() => verify(against, password))
  return fits && Boolean(passwordHash)
}
