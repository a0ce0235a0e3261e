import { type Options, hash, verify } from '@node-rs/argon2'
import { messagesOf } from '#shared/contract/messages.ts'
import { AppError } from '#shared/server/errors.ts'
import type shared from '#shared/contract/messages/en.json'
import { assertNotGuessable, type PasswordOwner } from './assert-not-guessable.ts'

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const ARGON: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes memory and CPU, so requests beyond the queue get 429. */
const MAX_RUNNING = 4
const MAX_QUEUED = 60
let running = 0
const queue: (() => void)[] = []

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (queue.length >= MAX_QUEUED) {
      throw new AppError(429, 'too_many', messagesOf<typeof shared>('shared')('tooManyRequests'), { retryAfter: 2 })
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    queue.shift()?.()
  }
}

export const hashPassword = (password: string) => runQueued(() => hash(password, ARGON))

/** Call it for a password that a person chose. 422 with a message for `field`: easily guessed. */
export async function hashChosenPassword(password: string, owner: PasswordOwner, field = 'password'): Promise<string> {
  await runQueued(() => assertNotGuessable(password, owner, field))
  return hashPassword(password)
}

let dummyHash: Promise<string> | undefined

/** Takes the same time without a hash, so that the response time does not reveal whether an account exists. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash('a password that nobody has', ARGON)
  const expected = passwordHash || (await dummyHash)
  const isCorrect = await runQueued(() => verify(expected, password))
  return isCorrect && Boolean(passwordHash)
}
