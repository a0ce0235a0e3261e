import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { may } from '../../contract/permissions.ts'
import type { Batch, ListBatches, PublicBatch } from '../contract/batches.contract.ts'
import { listBatches } from './batches.sql.ts'

type Batches = { batches: (Batch | PublicBatch)[]; total: number }

/** Staff get whole records, students and visitors only the fields that they need to register. */
export async function getBatches({ db, clock, actor }: Ctx<Actor | null>, query: ListBatches): Promise<Batches> {
  const list = await listBatches(db, query, await getToday(db, clock))
  return may(actor, 'courses.list') ? list : { ...list, batches: list.batches.map(toPublicBatch) }
}

const toPublicBatch = ({ trainer: _trainer, room: _room, seats: _seats, ...batch }: Batch): PublicBatch => batch
