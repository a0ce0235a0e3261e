import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { forbidden, AppError } from '#shared/server/errors.ts'
import type { Portfolio, PortfolioBody } from '../contract/portfolio.contract.ts'
import type en from '../contract/messages/en.json'
import { insertPortfolio, lockOwner } from './portfolio.sql.ts'

const message = messagesOf<typeof en>('portfolio')

/** A student's links are answered all at once, to anybody: no more than this. */
export const MOST_LINKS = 100

export async function addPortfolio(ctx: Ctx<Actor>, { portfolio, student }: PortfolioBody): Promise<Portfolio> {
  const { actor, clock } = ctx
  if (student && student.toLowerCase() !== actor.id) throw forbidden()
  return inTx(ctx.db, async (tx) => {
    const owner = await lockOwner(tx, actor.id)
    if (owner?.status === 'Pending') throw new AppError(403, 'waits_for_approval', message('linkApprovalRequired'))
    // Deleted since the session was read.
    if (owner?.status !== 'Active') throw forbidden()
    if (owner.links >= MOST_LINKS) {
      throw new AppError(409, 'too_many', { key: message('tooManyLinks'), values: { count: MOST_LINKS } })
    }
    const added = await insertPortfolio(tx, { id: uuid(), student: actor.id, link: portfolio, at: clock.now() })
    await audit(tx, ctx, {
      action: 'portfolio.add',
      record: 'portfolio',
      recordId: added._id,
      after: added,
      personal: { subjectId: actor.id, fields: ['portfolio'] },
    })
    return added
  })
}
