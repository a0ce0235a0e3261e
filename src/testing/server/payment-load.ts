import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import type { ClientResponse, ApiClient } from './api-client.ts'
import { listReceipts } from './account-checks.ts'

/** `receipt` is set once the server has acknowledged the payment. */
export type SentPayment = { key: string; student: string; paid: number; receipt?: Receipt }

export const PAYMENT_DATE = '2025-06-02'

export function pay(
  hr: ApiClient,
  { student, paid, key }: Omit<SentPayment, 'receipt'>,
): Promise<ClientResponse<Receipt>> {
  const body = { payMode: 'Cash', paid, date: PAYMENT_DATE }
  return hr.post<Receipt>(`/api/fee/${student}`, body, { 'idempotency-key': key })
}

/** Retries with the same idempotency key while the server returns 503, as the page does. */
export async function payWithRetry(
  hr: ApiClient,
  payment: Omit<SentPayment, 'receipt'>,
): Promise<ClientResponse<Receipt>> {
  const response = await pay(hr, payment)
  if (response.status !== 503) return response
  await sleep(RETRY_DELAY_MS)
  return payWithRetry(hr, payment)
}

const RETRY_DELAY_MS = 200

/**
 * Records payments with several clerks at once, through restarts and outages of the app, until `stop` is called. Each
 * clerk pauses after a payment, for tests that wait long.
 */
export function startPaymentLoad(
  hr: ApiClient,
  students: readonly string[],
  { clerks = 8, pauseMs = 0 }: { clerks?: number; pauseMs?: number } = {},
) {
  const sent: SentPayment[] = []
  /** Responses other than 201, and 503 with Retry-After. */
  const unexpected: string[] = []
  /** Requests without a response. */
  const failures: string[] = []
  /** Are in milliseconds. */
  const durations: number[] = []
  let isRunning = true
  let acknowledgedCount = 0
  const runClerk = async (index: number) => {
    for (let n = 0; isRunning; n++) {
      const payment: SentPayment = {
        key: randomUUID(),
        student: students[(index + n * clerks) % students.length] ?? '',
        paid: 1 + (n % 7),
      }
      sent.push(payment)
      try {
        const { status, body, problem, headers, ms } = await pay(hr, payment)
        durations.push(ms)
        if (status === 201) {
          payment.receipt = body
          acknowledgedCount++
          if (pauseMs > 0) await sleep(pauseMs)
        } else if (status === 503 && headers.has('retry-after')) await sleep(RETRY_DELAY_MS)
        else unexpected.push(`${status} ${problem.message}`)
      } catch (error) {
        failures.push(String(error))
        await sleep(RETRY_DELAY_MS)
      }
    }
  }
  const running = Promise.all(Array.from({ length: clerks }, (_, index) => runClerk(index)))
  return {
    sent,
    unexpected,
    failures,
    durations,
    /** Resolves after this many more payments, or at the first unexpected response. */
    async waitForReceipts(more: number) {
      const target = acknowledgedCount + more
      while (acknowledgedCount < target && unexpected.length === 0) await sleep(5)
    },
    async stop() {
      isRunning = false
      await running
    },
  }
}

/** Finds acknowledged receipts that are not stored as acknowledged. */
export async function findLostReceipts(sent: readonly SentPayment[], ownerUrl: string): Promise<string[]> {
  const stored = await listReceipts(ownerUrl)
  return sent.flatMap(({ receipt, student, paid }) => {
    if (!receipt) return []
    const found = stored.get(receipt._id)
    const isStored =
      found?.number === receipt.receiptNo && found.student === student && found.paid === paid && !found.voided
    return isStored ? [] : [`${receipt.receiptNo}: ${JSON.stringify(found)}`]
  })
}
