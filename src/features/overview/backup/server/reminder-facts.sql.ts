import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

type Facts = {
  isUsed: boolean
  /** Null without a run, or if it is not known. */
  isOnDataDisk: boolean | null
  lastDoneAt: Date | null
  hasPlace: boolean
  fault: string | null
  faultSince: Date | null
  postponedAt: Date | null
  /** The reason of the last trial. Null if it succeeded or runs. */
  proofFault: string | null
}

/** One statement, because it belongs to the first call of the dashboard. */
export async function readReminderFacts(db: Db): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select exists (select from backup_run where kind <> 'command') as "isUsed",
      (select on_data_disk from backup_run where kind <> 'command' order by started_at desc, id desc limit 1) as "isOnDataDisk",
      (select started_at from backup_run where bytes is not null order by started_at desc, id desc limit 1) as "lastDoneAt",
      p.one is not null as "hasPlace", p.fault, p.fault_since as "faultSince",
      (select at from backup_answer where about = 'place') as "postponedAt",
      (select reason from backup_proof order by started_at desc, id desc limit 1) as "proofFault"
    from (select) nothing left join backup_place p on true`.execute(db)
  return rows[0]!
}
