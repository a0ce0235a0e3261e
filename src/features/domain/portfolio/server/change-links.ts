import { messagesOf } from '#shared/contract/messages.ts'
import { personalFields } from '#shared/contract/record-fields.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type en from '../contract/messages/en.json'
import { LINK_FIELDS, type PortfolioLink, type PortfolioLinkBody } from '../contract/portfolio.contract.ts'
import { addOwnRecord, deleteOwnRecord, type OwnRecordKind } from './own-records.ts'
import { deleteLink as remove, insertLink } from './portfolio.sql.ts'

const message = messagesOf<typeof en>('portfolio')

const LINKS: OwnRecordKind<PortfolioLinkBody, PortfolioLink> = {
  table: 'portfolio',
  personalFields: personalFields(LINK_FIELDS),
  insert: insertLink,
  remove,
  messages: {
    approvalRequired: message('linkApprovalRequired'),
    tooMany: message('tooManyLinks'),
    notOwn: message('linkNotYours'),
    deleted: message('linkDeleted'),
  },
}

export const addLink = (ctx: Ctx<Actor>, body: PortfolioLinkBody) => addOwnRecord(ctx, LINKS, body)
export const deleteLink = (ctx: Ctx<Actor>, id: string) => deleteOwnRecord(ctx, LINKS, id)
