import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import type { Answer } from './api-client.ts'
import { PAID_ON } from './clerks.ts'
import type { Institute } from './institute.ts'
import { register, type Registered } from './students.ts'

/** What a day at the institute is made of; `who` and `amount` choose among what there is when it is done. */
export type Step = { what: keyof typeof DEEDS; who: number; amount: number }

export const step = fc.record<Step>({
  what: fc.constantFrom(
    ...([
      'pay',
      'pay',
      'pay',
      'pay',
      'change',
      'change',
      'void',
      'edit',
      'edit',
      'place',
      'drop',
      'reactivate',
    ] as const),
    ...(['register', 'register', 'apply', 'approve', 'reject', 'remove'] as const),
  ),
  who: fc.nat(),
  amount: fc.integer({ min: 1, max: 4_000 }),
})

/** What exists so far, as the answers told it. */
export type World = { institute: Institute; students: string[]; waiting: string[]; receipts: string[] }

/** An answered write, with the entries that the trail owes it. */
export type Deed = { requestId: string; status: number; actions: string[] }

export async function carryOut(world: World, { what, who, amount }: Step): Promise<Deed> {
  const { answer, actions } = await DEEDS[what](world, who, amount)
  const worked = answer.status < 300
  return { requestId: answer.headers.get('x-request-id') ?? '', status: answer.status, actions: worked ? actions : [] }
}

type Done = Promise<{ answer: Answer<unknown>; actions: string[] }>

const pick = (from: readonly string[], who: number) => from[who % from.length] ?? randomUUID()

const DEEDS = {
  async pay({ institute, students, receipts }: World, who: number, paid: number): Done {
    const body = { payMode: 'Cash', paid, date: PAID_ON }
    const answer = await institute.hr.post<Receipt>(`/api/fee/${pick(students, who)}`, body, key())
    if (answer.status === 201) receipts.push(answer.body._id)
    return { answer, actions: ['fee.record'] }
  },
  async change({ institute, receipts }: World, who: number, paid: number): Done {
    return { answer: await institute.hr.put(`/api/fee/${pick(receipts, who)}`, { paid }), actions: ['fee.update'] }
  },
  async void({ institute, receipts }: World, who: number): Done {
    const body = { reason: 'written twice' }
    return { answer: await institute.hr.delete(`/api/fee/${pick(receipts, who)}`, body), actions: ['fee.void'] }
  },
  async edit({ institute, students }: World, who: number, amount: number): Done {
    const body = { fee: 8_000 + amount, isPlaced: amount % 2 ? 'placed' : 'notPlaced' }
    return { answer: await institute.hr.put(`/api/user/${pick(students, who)}`, body), actions: ['student.update'] }
  },
  async place({ institute, students }: World, who: number, amount: number): Done {
    const body = { isPlaced: amount % 2 ? 'placed' : 'notPlaced' }
    return { answer: await institute.hr.put(`/api/user/${pick(students, who)}`, body), actions: ['student.update'] }
  },
  drop: (world: World, who: number) => setStatus(world, who, 'Disable', 'student.disable'),
  reactivate: (world: World, who: number) => setStatus(world, who, 'Active', 'student.active'),
  remove: (world: World, who: number, amount: number) =>
    amount % 4 === 0
      ? setStatus(world, who, 'Delete', 'student.delete')
      : setStatus(world, who, 'Active', 'student.active'),
  async register({ institute, students, receipts }: World, _who: number, Paidfee: number): Done {
    const answer = await register(institute.hr, institute.school, { email: address(), fee: 9_000, Paidfee }, key())
    if (answer.status === 201) {
      students.push(answer.body.student._id)
      if (answer.body.receipt) receipts.push(answer.body.receipt)
    }
    return { answer, actions: ['fee.record', 'student.register'] }
  },
  async apply({ institute, waiting }: World, _who: number, Paidfee: number): Done {
    const answer = await register(institute.anyone, institute.school, { email: address(), fee: 9_000, Paidfee })
    if (answer.status === 201) waiting.push((answer.body as Registered).student._id)
    return { answer, actions: ['student.apply'] }
  },
  async approve({ institute, students, waiting }: World, who: number, Paidfee: number): Done {
    const id = pick(waiting, who)
    const answer = await institute.hr.put(`/api/user/approve/${id}`, { fee: 9_000, Paidfee, payMode: 'Cash' })
    if (answer.status === 200) students.push(id)
    return { answer, actions: ['fee.record', 'student.approve'] }
  },
  async reject({ institute, waiting }: World, who: number): Done {
    return { answer: await institute.hr.put(`/api/user/reject/${pick(waiting, who)}`), actions: ['student.reject'] }
  },
}

async function setStatus({ institute, students }: World, who: number, status: string, action: string): Done {
  return {
    answer: await institute.admin.post('/api/admin/status', { student: pick(students, who), status }),
    actions: [action],
  }
}

const key = () => ({ 'idempotency-key': randomUUID() })
const address = () => `${randomUUID()}@example.com`
