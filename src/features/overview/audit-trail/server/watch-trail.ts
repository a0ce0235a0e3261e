import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import type { Mailer } from '#shared/server/mailer.ts'
import type { Translate } from '#shared/server/messages.ts'
import type { TrailAlarm, TrailCheck, TrailFault } from '../contract/audit-trail.contract.ts'
import { listLastNumbers } from '#shared/server/last-numbers.sql.ts'
import { mergeChecks, mergeFaults } from '../contract/merge-checks.ts'
import { checkEnd } from './check-end.ts'
import { emailAlarm, isAlarmKept, keepAlarm } from './email-alarm.ts'
import { type Head, readHeadFile, writeHeadFile } from './head-file.ts'
import { mergeNumbers } from './restores/record-restore.ts'
import { readReachableSeals } from './seal-file.ts'
import { verifyTrailStep } from './verify-trail.ts'

const isEndFault = ({ kind }: TrailFault) => kind === 'endDiffers'

/** With this many steps of 5,000 entries each minute, a trail of a million entries is verified within two hours. */
const STEPS_PER_RUN = 2

type WatchOptions = {
  db: Db
  clock: Clock
  mail: Mailer
  translate: Translate
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  sealFiles: readonly string[]
  maySend?: () => Promise<boolean>
}

/**
 * Verifies the end of the trail at each run, with the end that was kept outside the database by the run before, and a
 * part of the whole trail. `state` has the faults found. The admins get one email for as long as something is found.
 */
export class TrailWatch {
  state: TrailAlarm = { faults: [], checkedAt: null }
  private pass: TrailCheck[] = []
  /** Undefined before the first pass through the whole trail has ended. */
  private faultsOfLastPass: TrailFault[] | undefined
  private isEmailed: boolean | undefined

  private readonly headFile: string | undefined
  private readonly alarmFile: string | undefined

  /** `headFile` is the file outside the database with the end of the trail, if there is one. */
  constructor(headFile?: string) {
    this.headFile = headFile
    this.alarmFile = headFile && join(dirname(headFile), 'audit-alarm.txt')
  }

  async readHeads(): Promise<Head[]> {
    const head = this.headFile === undefined ? undefined : (await readHeadFile(this.headFile)).head
    return head ? [head] : []
  }

  async run(options: WatchOptions): Promise<void> {
    const { db, clock, log, sealFiles } = options
    const heads = await this.readHeads()
    const { faults, last } = await checkEnd(db, heads)
    await this.verifyPart(db, sealFiles)
    const found = mergeFaults([...(this.faultsOfLastPass ?? []), ...this.pass.flatMap((step) => step.faults)])
    // The entries of the end are counted with the others.
    const kinds = new Set(found.map(({ kind }) => kind))
    const all = [...found, ...faults.filter(({ kind }) => !kinds.has(kind))]
    this.report(all, clock, log)
    if (this.headFile !== undefined) {
      // The kept end stays, as evidence, while the trail differs from it.
      const isNew = last !== undefined && heads[0]?.hash !== last.hash && !faults.some(isEndFault)
      await keepEnd(db, this.headFile, isNew ? { at: clock.now().toISOString(), ...last } : undefined)
      if (isNew) log.info({ entries: last.number, hash: last.hash }, 'end of the audit trail kept')
    }
    await this.emailAdmins(options)
  }

  /** Emails once, and again after the whole trail has matched. If no email could be sent, the next run tries again. */
  private async emailAdmins(options: WatchOptions): Promise<void> {
    this.isEmailed ??= this.alarmFile !== undefined && (await isAlarmKept(this.alarmFile))
    const isOn = this.state.faults.length > 0
    if (isOn === this.isEmailed || (!isOn && this.faultsOfLastPass === undefined)) return
    const { maySend = async () => true } = options
    if (isOn && !((await maySend()) && (await emailAlarm(options, this.state.faults)))) return
    this.isEmailed = isOn
    if (this.alarmFile !== undefined) await keepAlarm(this.alarmFile, isOn)
  }

  private async verifyPart(db: Db, sealFiles: readonly string[]): Promise<void> {
    for (let step = 0; step < STEPS_PER_RUN; step++) {
      const after = this.pass.at(-1)?.next ?? '0'
      this.pass.push(await verifyTrailStep(db, { after, outsideSeals: () => readReachableSeals(sealFiles) }))
      if (this.pass.at(-1)?.next !== null) continue
      this.faultsOfLastPass = mergeChecks(this.pass).faults
      this.pass = []
      return
    }
  }

  private report(faults: TrailFault[], clock: Clock, log: WatchOptions['log']): void {
    const known = new Set(this.state.faults.map(({ kind }) => kind))
    for (const { kind, number, day } of faults)
      if (!known.has(kind)) log.error({ fault: kind, entry: number, day }, 'the audit trail does not match')
    this.state = { faults, checkedAt: clock.now().toISOString() }
  }
}

/** Numbers only grow: those of a database that was set back are kept as they were. */
async function keepEnd(db: Db, file: string, head: Head | undefined): Promise<void> {
  const kept = await readHeadFile(file)
  const numbers = mergeNumbers([...kept.numbers, ...(await listLastNumbers(db))])
  if (head === undefined && isDeepStrictEqual(numbers, kept.numbers)) return
  await writeHeadFile(file, { ...kept, head: head ?? kept.head, numbers })
}
