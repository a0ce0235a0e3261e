import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import type { Answer, Caller } from './api-client.ts'
import { receiptsIn } from './account-checks.ts'

/** A payment that was sent; `receipt` is there when it was acknowledged. */
export type Sent = { key: string; student: string; paid: number; receipt?: Receipt }

/** A day on which every test's payments were made. */
export const PAID_ON = '2025-06-02'

export function pay(hr: Caller, { student, paid, key }: Omit<Sent, 'receipt'>): Promise<Answer<Receipt>> {
  const body = { payMode: 'Cash', paid, date: PAID_ON }
  return hr.post<Receipt>(`/api/fee/${student}`, body, { 'idempotency-key': key })
}

/** As the page does: sent again with its key while the answer is 'not now'. */
export async function payPatiently(hr: Caller, payment: Omit<Sent, 'receipt'>): Promise<Answer<Receipt>> {
  const answer = await pay(hr, payment)
  if (answer.status !== 503) return answer
  await sleep(BREATH)
  return payPatiently(hr, payment)
}

/** Before trying again, in milliseconds. */
const BREATH = 200

/** So many clerks at once, each taking one fee after the other, whatever happens to the app meanwhile, until they are stopped. */
export function putToWork(hr: Caller, students: readonly string[], clerks = 8) {
  const sent: Sent[] = []
  /** Answers that nothing explains: neither a receipt nor 'not now'. */
  const surprises: string[] = []
  /** How long each answer took, in milliseconds. */
  const waits: number[] = []
  let working = true
  let acknowledged = 0
  const clerk = async (seat: number) => {
    for (let n = 0; working; n++) {
      const payment: Sent = {
        key: randomUUID(),
        student: students[(seat + n * clerks) % students.length] ?? '',
        paid: 1 + (n % 7),
      }
      sent.push(payment)
      try {
        const { status, body, problem, ms } = await pay(hr, payment)
        waits.push(ms)
        if (status === 201) {
          payment.receipt = body
          acknowledged++
        } else if (status === 503) await sleep(BREATH)
        else surprises.push(`${status} ${problem.message}`)
      } catch {
        await sleep(BREATH)
      }
    }
  }
  const atWork = Promise.all(Array.from({ length: clerks }, (_, seat) => clerk(seat)))
  return {
    sent,
    surprises,
    waits,
    /** Goes on when so many more fees have been taken. */
    async haveTaken(more: number) {
      const enough = acknowledged + more
      while (acknowledged < enough && surprises.length === 0) await sleep(5)
    },
    async stop() {
      working = false
      await atWork
    },
  }
}

/** Acknowledged receipts which the books do not have as they were acknowledged. */
export async function lostOf(sent: readonly Sent[], ownerUrl: string): Promise<string[]> {
  const booked = await receiptsIn(ownerUrl)
  return sent.flatMap(({ receipt, student, paid }) => {
    if (!receipt) return []
    const found = booked.get(receipt._id)
    const isThere =
      found?.number === receipt.receiptNo && found.student === student && found.paid === paid && !found.voided
    return isThere ? [] : [`${receipt.receiptNo}: ${JSON.stringify(found)}`]
  })
}
