import { AsyncLocalStorage } from 'node:async_hooks'
import type { APIRequestContext } from '@playwright/test'
import { getRounds, isTrustRun, SEED } from '#testing/server/full-run.ts'
import type { Records } from './greek-institute.ts'
import { queryRows, readVerificationCode } from './figures.ts'
import { INSTITUTE } from './munshi.ts'
import { registration } from './office.ts'
import { PayloadOffice } from './payload-office.ts'
import { PAYLOAD_LIST } from './payloads.ts'

const MESSAGE_LANGUAGES = ['En', 'Fr', 'Tr', 'Hi', 'Mr']

type Id = { _id: string }
export type PayloadRecords = Records & { email: string }

/** Payloads that fit the shortest fields together, so that one record contains several. The first may be a link. */
const PACKS: readonly string[][] = PAYLOAD_LIST.toSorted((a, b) => b.length - a.length)
  .reduce<string[][]>((packs, payload) => {
    const pack = packs.find((texts) => [...texts, payload].join(' ').length <= 60)
    if (!pack) return [...packs, [payload]]
    pack.push(payload)
    return packs
  }, [])
  .map((pack) => pack.toSorted((a, b) => Number(isScriptLink(b)) - Number(isScriptLink(a))))

function isScriptLink(payload: string): boolean {
  return /^\w+:/.test(payload)
}

/** `npm run test:trust -- R13 --rounds 5` writes five packs only. */
export const WRITTEN_PACKS = PACKS.slice(0, getRounds(PACKS.length, PACKS.length))

/**
 * Lists show every pack. `npm run test:trust` opens each record too. The full run opens those of one pack in four,
 * which the seed chooses, because all of them take half an hour.
 */
export const isOpened = (index: number) => isTrustRun || index % 4 === SEED % 4

/** Writes each pack through every call of the API that stores text. */
export class PayloadCorpus {
  readonly office: PayloadOffice
  private readonly databaseUrl: string
  /** The pack that a call writes: several are written at once. */
  private readonly pack = new AsyncLocalStorage<string[]>()
  /** Imports run one after another, because an account reads one file at a time. */
  private imports: Promise<void> = Promise.resolve()

  constructor(request: APIRequestContext, databaseUrl: string) {
    this.databaseUrl = databaseUrl
    this.office = new PayloadOffice(request, (value) => {
      const pack = this.pack.getStore() ?? []
      const text = pack.join(' ')
      const [first = ''] = pack
      return [text, `https://example.com/?${text}`, first, ...(value === undefined ? [] : [value])]
    })
  }

  /** The institute has one name and one notice. */
  async writeInstitute(pack: string[]): Promise<void> {
    await this.pack.run(pack, async () => {
      await this.office.put('admin', '/api/institute', {})
      await this.office.put('admin', '/api/privacy', { language: 'en' })
      await this.office.put('admin', '/api/fee/discount-limit', { discountPercent: 10 })
      // Braces are for placeholders, and control characters are rejected.
      const text = pack.join(' ').replaceAll(/[\p{Cc}{}]/gu, '')
      const put = (path: string, placeholders: Record<string, string>) => {
        const names = Object.keys(placeholders).flatMap((name) => MESSAGE_LANGUAGES.map((language) => [name, language]))
        const entries = names.map(([name = '', language]) => [`${name}${language}`, `${text} ${placeholders[name]}`])
        return this.office.put('admin', path, Object.fromEntries(entries) as object)
      }
      await put('/api/reminder/settings', { before: '{name} {amount} {date}', late: '{name} {amount} {date}' })
      await put('/api/absence/settings', { absent: '{name} {date}', low: '{name} {percent}' })
      await this.office.post('admin', '/api/holiday', { name: 'Example', from: '2027-10-28', to: '2027-10-28' })
    })
  }

  async write(pack: string[], index: number): Promise<PayloadRecords> {
    return this.pack.run(pack, async () => {
      await this.writeStaff(index)
      return this.writeRecords(index)
    })
  }

  /** Afterwards HR changes no receipt of today. */
  async writeClosing(pack: string[], student: string): Promise<void> {
    await this.pack.run(pack, async () => {
      const { office } = this
      const payment = { payMode: 'Cash', paid: 100, date: '2026-02-03' }
      const { _id } = await office.post<Id>('hr', `/api/fee/${student}`, payment)
      const { date, expected } = await office.get<{ date: string; expected: number }>('admin', '/api/closing')
      await office.post('admin', '/api/closing', { date, scope: 'all', expected, n500: 1, reason: 'Example' })
      await office.post('hr', '/api/cash', { kind: 'deposit', amount: 100, date: '2026-02-03', reference: 'Example' })
      await office.put('admin', `/api/admin/fee/${_id}`, {})
      await office.remove('admin', `/api/admin/fee/${_id}`)
    })
  }

  private async writeRecords(index: number): Promise<PayloadRecords> {
    const { office } = this
    // Fewer registrations of strangers are allowed than are made here.
    await queryRows(this.databaseUrl, 'delete from request_count')
    const course = await office.post<Id & { course: string; version: number }>('admin', '/api/course', {
      course: `Course ${index}`,
      cFee: 12_000,
      cDuration: '6 months',
    })
    await office.put('admin', `/api/course/${course._id}`, {})
    const batch = await office.post<Id & { bCode: string }>('hr', '/api/batch', {
      courseName: course.course,
      bCode: `Batch ${index}`,
      bTime: '10:00',
      startDate: '2026-01-05',
    })
    await office.put('hr', `/api/batch/${batch._id}`, {})
    const people = await this.writePeople(course.course, batch.bCode, index)
    return { ...people, ...(await this.writeExpense(index)), course: course._id, batch: batch._id }
  }

  private async writePeople(course: string, batch: string, index: number) {
    const { office } = this
    const person = { ...registration(course, batch), joiningDate: '2026-01-05' }
    const email = `student${index}@example.com`
    const register = async (address: string) =>
      (await office.post<{ student: Id }>('hr', '/api/user/register', { ...person, email: address })).student._id
    const student = await register(email)
    await office.put('hr', `/api/user/${student}`, {})
    const { _id: pending } = await office.selfRegister({ ...person, email: `pending${index}@example.com` })
    const deleted = await register(`deleted${index}@example.com`)
    await office.post('admin', '/api/admin/status', { student: deleted, status: 'Delete' })
    const pay = () => office.post<Id>('hr', `/api/fee/${student}`, { payMode: 'Online', paid: 100, date: '2026-02-03' })
    const [receipt, voided] = [await pay(), await pay()]
    await office.put('hr', `/api/fee/${receipt._id}`, {})
    await office.remove('hr', `/api/fee/${voided._id}`)
    const giveRefund = () =>
      office.post<Id>('admin', `/api/fee/refund/${student}`, {
        payMode: 'Online',
        amount: 10,
        date: '2026-02-03',
        reason: 'Example',
      })
    const [refund, wrongRefund] = [await giveRefund(), await giveRefund()]
    await office.remove('admin', `/api/fee/refund/${wrongRefund._id}`)
    for (const kind of ['discount', 'write-off'])
      await office.post('admin', `/api/fee/${kind}/${student}`, { amount: 100, reason: 'Example' })
    await office.post('hr', '/api/attend', [{ student, batchCode: batch, date: '2026-10-20', attendence: true }])
    const { bCode } = await office.post<{ bCode: string }>('hr', '/api/batch', {
      courseName: course,
      bCode: `Second batch ${index}`,
      bTime: '10:00',
      startDate: '2026-01-05',
    })
    const { _id: enrolment } = await office.post<Id>('hr', `/api/enrolment/${student}`, {
      course,
      batch: bCode,
      cduration: '3 months',
      mode: 'online',
      fee: 12_000,
      joiningDate: '2026-02-05',
    })
    await office.put('hr', `/api/enrolment/${enrolment}`, {})
    await office.put('hr', `/api/enrolment/end/${enrolment}`, {
      endDate: '2026-02-06',
      isCompleted: 'no',
      reason: 'Example',
    })
    const enquiry = await this.writeEnquiry(course, index)
    await office.post('hr', `/api/enquiry/note/${enquiry}`, { note: 'Example' })
    await office.post('hr', `/api/enquiry/admit/${await this.writeEnquiry(course, index)}`, {
      ...person,
      email: `admitted${index}@example.com`,
    })
    const own = <T>(path: string, data: object) => office.postAs<T>('student', email, path, data)
    const { _id: project } = await own<Id>('/api/project', {
      project: 'https://example.com/p',
      techUsed: 'HTML',
      description: 'Example',
    })
    await office.put('student', `/api/project/${project}`, {}, email)
    await own('/api/portfolio', { portfolio: 'https://example.com/asha' })
    await office.put('student', `/api/user/contact/${student}`, {}, email)
    await (this.imports = this.imports.then(() => this.beginImports()))
    const certificate = await this.issueCertificate(student)
    return {
      email,
      student,
      certificate,
      pending,
      receipt: receipt._id,
      refund: refund._id,
      enquiry,
      project,
      batchCode: encodeURIComponent(batch),
      verificationCode: await readVerificationCode(this.databaseUrl, receipt._id),
      certificateCode: await readVerificationCode(this.databaseUrl, certificate, 'certificate'),
    }
  }

  /** Their rows are not all valid, and are shown with their errors. */
  private async beginImports(): Promise<void> {
    const text = (this.pack.getStore() ?? []).join(' ').replaceAll(/[\p{Cc}"]/gu, '')
    const begin = (role: 'admin' | 'hr', path: string, kind: string, columns: string[]) => {
      const cells = columns.map(() => text)
      return this.office.post(role, path, { kind, rows: [columns, cells].map((row) => row.join('\t')).join('\n') })
    }
    await begin('admin', '/api/admin/import', 'courses', ['Course', 'Fee', 'Duration'])
    await begin('hr', '/api/import', 'students', ['Name', 'Phone', 'Course', 'Batch'])
  }

  private async issueCertificate(student: string): Promise<string> {
    const { office } = this
    const template = { title: 'Certificate', body: 'Example', signatory: 'Example' }
    for (const kind of ['completion', 'idCard'])
      await office.put('admin', `/api/certificate/template/${kind}`, template)
    type Candidates = { candidates: Id[] }
    const { candidates } = await office.get<Candidates>(
      'hr',
      `/api/certificate/candidates?kind=completion&student=${student}`,
    )
    const enrolments = candidates.map(({ _id }) => _id)
    const body = { kind: 'completion', enrolments, date: '2026-02-06' }
    const { certificates } = await office.post<{ certificates: Id[] }>('hr', '/api/certificate', body)
    const [first, second] = certificates.map(({ _id }) => _id)
    await office.put('hr', `/api/certificate/revoke/${second}`, { reason: 'Example' })
    return first ?? ''
  }

  private async writeEnquiry(course: string, index: number): Promise<string> {
    const { _id } = await this.office.post<Id>('hr', '/api/enquiry', {
      name: 'Enquirer',
      mailId: `enquirer${index}@example.com`,
      contact: '9876500000',
      qualification: 'BCA',
      address: '4 Example Road',
      course,
      mode: 'offline',
      date: '2026-11-20',
    })
    await this.office.put('hr', `/api/enquiry/${_id}`, {})
    return _id
  }

  private async writeExpense(index: number) {
    const { office } = this
    const { _id: category } = await office.post<Id>('admin', '/api/admin/expense-category', {
      ledger: `Ledger ${index}`,
    })
    await office.post('admin', '/api/admin/add-expense-category', { ledger: `Ledger ${index}, again` })
    const { _id: expense } = await office.post<Id>('admin', '/api/admin/expense', {
      ledger: category,
      remark: 'Example',
      amount: 100,
      date: '2026-11-02',
    })
    await office.put('admin', `/api/admin/expense/${expense}`, {})
    await office.put('admin', `/api/admin/expense-category/${category}`, {})
    const { _id: recurring } = await office.post<Id>('admin', '/api/admin/recurring-expense', {
      ledger: category,
      remark: 'Example',
      amount: 100,
      startsOn: new Date().toISOString().slice(0, 10),
    })
    await office.put('admin', `/api/admin/recurring-expense/${recurring}`, {})
    return { category, expense }
  }

  /** A new account sends a mail with the institute's and the person's name. */
  private async writeStaff(index: number): Promise<void> {
    await this.office.post('admin', '/api/session/confirm', { password: INSTITUTE.ADMIN_PASSWORD })
    const { _id } = await this.office.post<Id>('admin', '/api/admin/staff', {
      role: 'hr',
      name: 'Example',
      email: `hr${index}@example.com`,
    })
    await this.office.put('admin', `/api/admin/staff/${_id}`, {})
    const set = await this.office.post<Id>('admin', '/api/admin/permission-set', {
      name: `Set ${index}`,
      areas: ['hr'],
      permissions: ['fees.list'],
      limits: {},
    })
    await this.office.put('admin', `/api/admin/permission-set/${set._id}`, {})
  }
}
