import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import type { ClientResponse } from './api-client.ts'
import { PAYMENT_DATE } from './payment-load.ts'
import type { RunningInstitute } from './running-institute.ts'
import { registerStudent, type RegistrationResult } from './register-students.ts'

/** A random write. `index` and `amount` choose among the records that exist when it runs. */
export type Operation = { kind: keyof typeof OPERATIONS; index: number; amount: number }

export const operation = fc.record<Operation>({
  // A kind that is listed more often is chosen more often.
  kind: fc.constantFrom(
    ...(['pay', 'pay', 'pay', 'pay', 'change', 'change', 'void', 'edit', 'edit'] as const),
    ...(['place', 'drop', 'reactivate', 'register', 'register', 'apply', 'approve', 'reject', 'remove'] as const),
  ),
  index: fc.nat(),
  amount: fc.integer({ min: 1, max: 4_000 }),
})

export type OperationState = {
  institute: RunningInstitute
  students: string[]
  pendingStudents: string[]
  receipts: string[]
}

/** The response to a write, with the audit actions it must have left. */
export type OperationResult = { requestId: string; status: number; actions: string[] }

export async function runOperation(
  state: OperationState,
  { kind, index, amount }: Operation,
): Promise<OperationResult> {
  const { response, actions } = await OPERATIONS[kind](state, index, amount)
  const { status, headers } = response
  return { requestId: headers.get('x-request-id') ?? '', status, actions: status < 300 ? actions : [] }
}

type Result = Promise<{ response: ClientResponse<unknown>; actions: string[] }>

const pick = (ids: readonly string[], index: number) => ids[index % ids.length] ?? randomUUID()

const OPERATIONS = {
  async pay({ institute, students, receipts }: OperationState, index: number, paid: number): Result {
    const body = { payMode: 'Cash', paid, date: PAYMENT_DATE }
    const response = await institute.hr.post<Receipt>(`/api/fee/${pick(students, index)}`, body, key())
    if (response.status === 201) receipts.push(response.body._id)
    return { response, actions: ['fee.record'] }
  },
  async change({ institute, receipts }: OperationState, index: number, paid: number): Result {
    return { response: await institute.hr.put(`/api/fee/${pick(receipts, index)}`, { paid }), actions: ['fee.update'] }
  },
  async void({ institute, receipts }: OperationState, index: number): Result {
    const body = { reason: 'written twice' }
    return { response: await institute.hr.delete(`/api/fee/${pick(receipts, index)}`, body), actions: ['fee.void'] }
  },
  async edit({ institute, students }: OperationState, index: number, amount: number): Result {
    const body = { fee: 8_000 + amount, isPlaced: amount % 2 ? 'placed' : 'notPlaced' }
    return { response: await institute.hr.put(`/api/user/${pick(students, index)}`, body), actions: ['student.update'] }
  },
  async place({ institute, students }: OperationState, index: number, amount: number): Result {
    const body = { isPlaced: amount % 2 ? 'placed' : 'notPlaced' }
    return { response: await institute.hr.put(`/api/user/${pick(students, index)}`, body), actions: ['student.update'] }
  },
  drop: (state: OperationState, index: number) => setStatus(state, index, 'Disable', 'student.disable'),
  reactivate: (state: OperationState, index: number) => setStatus(state, index, 'Active', 'student.active'),
  remove: (state: OperationState, index: number, amount: number) =>
    amount % 4 === 0
      ? setStatus(state, index, 'Delete', 'student.delete')
      : setStatus(state, index, 'Active', 'student.active'),
  async register({ institute, students, receipts }: OperationState, _index: number, Paidfee: number): Result {
    const response = await registerStudent(
      institute.hr,
      institute.courseAndBatch,
      { email: address(), fee: 9_000, Paidfee },
      key(),
    )
    if (response.status === 201) {
      students.push(response.body.student._id)
      if (response.body.receipt) receipts.push(response.body.receipt)
    }
    return { response, actions: ['fee.record', 'student.register'] }
  },
  async apply({ institute, pendingStudents }: OperationState, _index: number, Paidfee: number): Result {
    const response = await registerStudent(institute.anyone, institute.courseAndBatch, {
      email: address(),
      fee: 9_000,
      Paidfee,
    })
    if (response.status === 201) pendingStudents.push((response.body as RegistrationResult).student._id)
    return { response, actions: ['student.apply'] }
  },
  async approve({ institute, students, pendingStudents }: OperationState, index: number, Paidfee: number): Result {
    const id = pick(pendingStudents, index)
    const body = { fee: 9_000, Paidfee, payMode: 'Cash', emailConfirmed: true }
    const response = await institute.hr.put(`/api/user/approve/${id}`, body)
    if (response.status === 200) students.push(id)
    return { response, actions: ['fee.record', 'student.approve'] }
  },
  async reject({ institute, pendingStudents }: OperationState, index: number): Result {
    return {
      response: await institute.hr.put(`/api/user/reject/${pick(pendingStudents, index)}`),
      actions: ['student.reject'],
    }
  },
}

async function setStatus(
  { institute, students }: OperationState,
  index: number,
  status: string,
  action: string,
): Result {
  return {
    response: await institute.admin.post('/api/admin/status', { student: pick(students, index), status }),
    actions: [action],
  }
}

const key = () => ({ 'idempotency-key': randomUUID() })
const address = () => `${randomUUID()}@example.com`
