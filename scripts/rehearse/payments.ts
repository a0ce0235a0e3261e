import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '#testing/server/api-client.ts'
import { pay, type SentPayment } from '#testing/server/payment-load.ts'

export type Payments = ReturnType<typeof startPayments>

const PAUSE_MS = 250
const RETRY_MS = 250

/** Starts clerks who record payments and repeat each with its key until it is acknowledged, as the page does. */
export function startPayments(hr: ApiClient, students: readonly string[], clerks: number) {
  const sent: SentPayment[] = []
  /** Is in milliseconds. */
  const acknowledged: number[] = []
  /** Responses other than 201, and connections that failed. */
  const failed: string[] = []
  /** Status 5xx without `Retry-After`. */
  const withoutRetryAfter: string[] = []
  /** Status other than 201 and 5xx. */
  const unexpected: string[] = []
  let isRunning = true

  /** Returns whether the payment was acknowledged. */
  async function attempt(payment: SentPayment): Promise<boolean> {
    try {
      const { status, body, problem, headers } = await pay(hr, payment)
      if (status === 201) {
        payment.receipt = body
        acknowledged.push(performance.now())
        return true
      }
      const text = `${status} ${JSON.stringify(problem).slice(0, 120)}`
      failed.push(text)
      if (status < 500) unexpected.push(text)
      else if (!headers.has('retry-after')) withoutRetryAfter.push(text)
    } catch (error) {
      failed.push(String(error instanceof Error ? (error.cause ?? error) : error))
    }
    return false
  }

  async function runClerk(index: number) {
    for (let n = 0; isRunning; n++) {
      const student = students[(index + n * clerks) % students.length] ?? ''
      const payment = { key: randomUUID(), student, paid: 1 + (n % 7) }
      sent.push(payment)
      while (!(await attempt(payment)) && unexpected.length === 0) await sleep(RETRY_MS)
      await sleep(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: clerks }, (_, index) => runClerk(index)))

  return {
    sent,
    failed,
    withoutRetryAfter,
    unexpected,
    /** Resolves after this many more acknowledged payments; throws after an unexpected response or `timeoutMs`. */
    async waitFor(more: number, timeoutMs = 120_000) {
      const target = acknowledged.length + more
      const deadline = performance.now() + timeoutMs
      while (acknowledged.length < target) {
        if (unexpected[0] !== undefined) throw new Error(`unexpected response: ${unexpected[0]}`)
        if (performance.now() > deadline)
          throw new Error(`no service for ${timeoutMs / 1000} s: ${failed.at(-1) ?? 'no response'}`)
        await sleep(20)
      }
    },
    /** Returns the longest time without an acknowledged payment since `from`. */
    getLongestGap(from: number): number {
      const times = [from, ...acknowledged.filter((at) => at > from), performance.now()]
      return Math.max(...times.slice(1).map((at, n) => at - (times[n] ?? at)))
    },
    /** Waits until each payment is acknowledged. */
    async stop() {
      isRunning = false
      await running
    },
  }
}
