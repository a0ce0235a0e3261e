import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient, ClientResponse } from './api-client.ts'
import { pickInteger } from './full-run.ts'
import { pay, type SentPayment } from './payment-load.ts'
import { range } from './run-in-parallel.ts'

type Options = {
  /** The people share these sessions. */
  clients: readonly ApiClient[]
  people: number
  seconds: number
  students: readonly string[]
  batch: string
  /** Sends a request again when the server is busy, as the page does. Payments are always sent again. */
  isRepeating: boolean
}

const DAYS = range(28).map((n) => `2026-02-${String(n + 1).padStart(2, '0')}`)
const dayOf = (n: number) => DAYS[n % DAYS.length] ?? ''

/** Marks every day that is edited later. The students must have joined before. */
export async function markDays(client: ApiClient, { students, batch }: Pick<Options, 'students' | 'batch'>) {
  for (const date of DAYS) {
    const { status, problem } = await repeatWhileBusy(() =>
      client.post('/api/attend', buildMarks(students, batch, date, true)),
    )
    if (status !== 201) throw new Error(`${status} ${problem.message}`)
  }
}

const buildMarks = (students: readonly string[], batchCode: string, date: string, attendence: boolean) =>
  students.map((student) => ({ student, batchCode, date, attendence }))

/** Sends 80 % reads, 15 % attendance and 5 % payments, with 1 to 3 s between the requests of each person. */
export async function runNormalUse({ clients, people, seconds, students, batch, isRepeating }: Options) {
  const responses: ClientResponse<unknown>[] = []
  const failures: string[] = []
  const payments: SentPayment[] = []
  const end = performance.now() + seconds * 1000
  const student = (n: number) => students[n % students.length] ?? ''
  const reads = [
    (n: number) => `/api/user?page=${1 + (n % 3)}`,
    (n: number) => `/api/user/${student(n)}`,
    (n: number) => `/api/fee/${student(n)}`,
    () => '/api/user?search=ravi',
    () => '/api/dashboard/hr',
    () => '/api/fee/pending',
    () => '/api/batch',
    (n: number) => `/api/attend?batchCode=${batch}&date=${dayOf(n)}`,
  ]

  function send(client: ApiClient, n: number): Promise<ClientResponse<unknown>> {
    const kind = pickInteger(1, 100, n)
    const request = isRepeating ? repeatWhileBusy : (once: () => Promise<ClientResponse<unknown>>) => once()
    if (kind <= 80) return request(() => client.get(reads[n % reads.length]?.(n) ?? ''))
    if (kind > 95) {
      const payment: SentPayment = { key: randomUUID(), student: student(n), paid: 1 + (n % 9) }
      payments.push(payment)
      return payUntilIssued(client, payment)
    }
    return request(() => client.put('/api/attend', buildMarks(students, batch, dayOf(n), n % 2 === 0)))
  }

  async function runPerson(person: number) {
    const client = clients[person % clients.length]
    for (let n = 0; client && performance.now() < end; n++) {
      const index = person * 1000 + n
      await sleep(n === 0 ? pickInteger(0, 2000, index) : pickInteger(1000, 3000, index))
      try {
        responses.push(await send(client, index))
      } catch (error) {
        failures.push(String(error))
      }
    }
  }

  await Promise.all(range(people).map(runPerson))
  return { responses, failures, payments }
}

/** Returns the 503 if it names no time, or is the last of these attempts. */
async function repeatWhileBusy<T>(send: () => Promise<ClientResponse<T>>, attempts = 10): Promise<ClientResponse<T>> {
  const response = await send()
  const seconds = Number(response.headers.get('retry-after'))
  if (response.status !== 503 || seconds === 0 || attempts === 1) return response
  await sleep(1000 * seconds)
  return repeatWhileBusy(send, attempts - 1)
}

/** Retries with the same key when the server says, while it is busy, and collects each response. */
export async function payUntilIssued(
  client: ApiClient,
  payment: SentPayment,
  onResponse: (response: ClientResponse<unknown>) => void = () => {},
) {
  while (true) {
    const response = await pay(client, payment)
    onResponse(response)
    if (response.status === 201) payment.receipt = response.body
    if (response.status !== 503 && response.status !== 429) return response
    await sleep(1000 * Number(response.headers.get('retry-after')))
  }
}
