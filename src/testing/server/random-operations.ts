import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { EnrolmentList } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { planInstalments } from '#features/domain/fees/plans/contract/plan-instalments.ts'
import type { PlanBody, StudentPlan } from '#features/domain/fees/plans/contract/plans.contract.ts'
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
    ...([
      'discount',
      'writeOff',
      'withdraw',
      'refund',
      'refund',
      'voidRefund',
      'enrol',
      'move',
      'changeFee',
      'plan',
      'plan',
      'plan',
      'unplan',
      'place',
      'drop',
      'reactivate',
      'register',
      'register',
      'apply',
      'approve',
      'reject',
      'remove',
    ] as const),
  ),
  index: fc.nat(),
  amount: fc.integer({ min: 1, max: 4_000 }),
})

export type OperationState = {
  institute: RunningInstitute
  students: string[]
  pendingStudents: string[]
  receipts: string[]
  /** Is the code of a batch for second courses. */
  secondBatch: string
  refunds: string[]
  adjustments: { id: string; kind: 'discount' | 'write-off' }[]
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

/** Before and after the joining dates, and at the end of a month. */
const PLAN_DATES = ['2025-05-31', '2026-01-15', '2026-10-30', '2026-12-31', '2027-03-01']

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
    const body = { reason: index % 2 ? 'written twice' : 'Cheque bounced' }
    return { response: await institute.hr.delete(`/api/fee/${pick(receipts, index)}`, body), actions: ['fee.void'] }
  },
  async refund({ institute, students, refunds }: OperationState, index: number, amount: number): Result {
    const body = { payMode: 'Cash', amount: amount / 4, date: PAYMENT_DATE, reason: 'Example' }
    const student = pick(students, index)
    const response = await institute.admin.post<{ _id: string }>(`/api/fee/refund/${student}`, body, key())
    if (response.status === 201) refunds.push(response.body._id)
    return { response, actions: ['refund.record'] }
  },
  async voidRefund({ institute, refunds }: OperationState, index: number): Result {
    const body = { reason: 'written twice' }
    const response = await institute.admin.delete(`/api/fee/refund/${pick(refunds, index)}`, body)
    return { response, actions: ['refund.void'] }
  },
  discount: (state: OperationState, index: number, amount: number) => adjust(state, 'discount', index, amount),
  writeOff: (state: OperationState, index: number, amount: number) => adjust(state, 'write-off', index, amount),
  async withdraw({ institute, adjustments }: OperationState, index: number): Result {
    const { id, kind } = adjustments[index % adjustments.length] ?? { id: randomUUID(), kind: 'discount' }
    const response = await institute.admin.delete(`/api/fee/adjustment/${id}`)
    return { response, actions: [kind === 'discount' ? 'discount.withdraw' : 'writeoff.withdraw'] }
  },
  async enrol({ institute, students, secondBatch }: OperationState, index: number, fee: number): Result {
    const { course } = institute.courseAndBatch
    const response = await institute.hr.post(
      `/api/enrolment/${pick(students, index)}`,
      {
        course: course.course,
        batch: secondBatch,
        cduration: '3 months',
        mode: 'online',
        fee,
        joiningDate: PAYMENT_DATE,
      },
      key(),
    )
    return { response, actions: ['enrolment.create'] }
  },
  move: (state: OperationState, index: number, amount: number) =>
    changeEnrolment(state, index, {
      batch: amount % 2 ? state.secondBatch : state.institute.courseAndBatch.batch.bCode,
    }),
  changeFee: (state: OperationState, index: number, amount: number) =>
    changeEnrolment(state, index, { fee: 8_000 + amount }),
  plan: (state: OperationState, index: number, amount: number) =>
    plan(state, index, (left) =>
      planInstalments(
        left,
        Math.max(1, Math.min(1 + (amount % 6), Math.floor(left))),
        PLAN_DATES[amount % PLAN_DATES.length] ?? '',
      ),
    ),
  unplan: (state: OperationState, index: number) => plan(state, index, () => []),
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

async function adjust(
  { institute, students, adjustments }: OperationState,
  kind: 'discount' | 'write-off',
  index: number,
  amount: number,
): Result {
  const body = { amount: amount / 4, reason: 'Example' }
  const response = await institute.admin.post<{ _id: string }>(`/api/fee/${kind}/${pick(students, index)}`, body, key())
  if (response.status === 201) adjustments.push({ id: response.body._id, kind })
  return { response, actions: [kind === 'discount' ? 'discount.give' : 'writeoff.add'] }
}

async function changeEnrolment({ institute, students }: OperationState, index: number, change: object): Result {
  const { status, body } = await institute.hr.get<EnrolmentList>(`/api/enrolment/${pick(students, index)}`)
  // A deleted student has none.
  const ids = status === 200 ? body.enrolments.map(({ _id }) => _id) : []
  return {
    response: await institute.hr.put(`/api/enrolment/${pick(ids, index)}`, change),
    actions: ['enrolment.update'],
  }
}

async function plan(
  { institute, students }: OperationState,
  index: number,
  getRows: (left: number) => PlanBody['rows'],
): Result {
  const { status, body } = await institute.hr.get<StudentPlan>(`/api/plan/${pick(students, index)}`)
  const plans = status === 200 ? body.plans : []
  const { enrolment, left } = plans[index % plans.length] ?? { enrolment: randomUUID(), left: 0 }
  return {
    response: await institute.hr.put(`/api/plan/${enrolment}`, { rows: getRows(left) }),
    actions: ['plan.set'],
  }
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
