import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { AppError } from './errors.ts'

const message = messagesOf<typeof en>('shared')

/** The limit is that of one process. */
const MAX_AT_ONCE = 2
const MAX_WAITING = 8
const MAX_WAIT_MS = 20_000

/** Runs work whose size the client decides: one at a time for each account, and few at once for all. */
export class HeavyWork {
  private readonly accounts = new Set<string>()
  private readonly ends = new WeakMap<ServerResponse, Promise<unknown>[]>()
  private readonly waiting: (() => void)[] = []
  private running = 0

  /**
   * Claims the account's place, before the body of the request is read, until the connection has closed and the work
   * has ended, which may be later. Throws 429 if the account has a request in progress.
   */
  begin(account: string, response: ServerResponse): void {
    if (this.accounts.has(account)) throw new AppError(429, 'one_at_a_time', message('oneAtATime'), { retryAfter: 5 })
    this.accounts.add(account)
    const ends: Promise<unknown>[] = [finished(response)]
    this.ends.set(response, ends)
    void (async () => {
      // The work adds its end while the connection is open.
      for (const end of ends) await end.catch(() => {})
      this.accounts.delete(account)
    })()
  }

  /** Runs the work of a begun request when it is its turn. Throws 429 if too many wait, or if it waits too long. */
  run<Result>(response: ServerResponse, work: () => Promise<Result>): Promise<Result> {
    const result = this.runInTurn(work)
    this.ends.get(response)?.push(result)
    return result
  }

  private async runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private async enter(): Promise<void> {
    if (this.running < MAX_AT_ONCE) {
      this.running++
      return
    }
    if (this.waiting.length >= MAX_WAITING) throw tooBusy()
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(take), 1)
        reject(tooBusy())
      }
      const timer = setTimeout(giveUp, MAX_WAIT_MS)
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      this.waiting.push(take)
    })
  }

  /** The one who waits longest takes the place. */
  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running--
  }
}

const tooBusy = () => new AppError(429, 'too_busy', message('othersFirst'), { retryAfter: 10 })
