import { sql } from 'kysely'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { getSqlState, inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockImport, markUndone } from './imports.sql.ts'

const message = messagesOf<typeof en>('import-export')

/** Students per statement. */
const CHUNK = 50
const FOREIGN_KEY_VIOLATION = '23503'

/** Courses and batches that it created stay. 404: unknown. 409: not done, or a record was changed or is in use. */
export async function undoImport(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const { state, students, receipts, paid } = found(await lockImport(tx, id, ctx.actor.id))
    if (state !== 'done') throw new AppError(409, 'not_done', message('notDone'))
    const ids = await lockUntouched(tx, id)
    if (ids.length !== students) throw touched()
    for (let from = 0; from < ids.length; from += CHUNK)
      await sql`select remove_imported(${id}, ${ids.slice(from, from + CHUNK)}::uuid[])`.execute(tx).catch(rejectUsed)
    await markUndone(tx, id, { at: ctx.clock.now(), by: ctx.actor.id })
    await audit(tx, ctx, {
      action: 'import.undo',
      record: 'import',
      recordId: id,
      before: { students, receipts, paid },
    })
    await sql`select uncount_import(${id})`.execute(tx)
  })
  return { message: ctx.translate(ctx.language, message('undone')) }
}

const touched = () => new AppError(409, 'touched', message('touched'))

function rejectUsed(error: unknown): never {
  throw getSqlState(error) === FOREIGN_KEY_VIOLATION ? touched() : error
}

/** Nobody has changed them, added a payment or signed in. The locks keep it so. */
async function lockUntouched(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from student s
    join account a on a.id = s.id and a.version = 1 and a.password_hash = ''
    join student_account m on m.student_id = s.id
    join enrolment e on e.student_id = s.id
    where s.import_id = ${id} and s.version = 1
      and not exists (select from enrolment o where o.student_id = s.id and (o.version > 1 or o.n > 1))
      and not exists (select from receipt r where r.student_id = s.id and (r.import_id is null or r.version > 1))
    order by s.id for update of s, a, m, e`.execute(tx)
  return rows.map((row) => row.id)
}
