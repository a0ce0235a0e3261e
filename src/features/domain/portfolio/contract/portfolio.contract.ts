import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import { body, IdParams, Message, totalOrCounting, webLink } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { ListOwnRecords, OWN_RECORD_READ_ONLY, owner, ownRecordFields } from './own-records.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('portfolio')

export const LINK_FIELDS = {
  portfolio: {
    label: 'portfolio:link',
    personal: true,
    required: 'always',
    input: webLink(message('linkMissing')),
  },
} satisfies Fields

export const PortfolioLinkBody = body({ ...creationShape(LINK_FIELDS), student: owner }, OWN_RECORD_READ_ONLY)
export type PortfolioLinkBody = z.output<typeof PortfolioLinkBody>

export const PortfolioLink = z.object({ ...ownRecordFields, ...recordShape(LINK_FIELDS) })
export type PortfolioLink = z.infer<typeof PortfolioLink>

export const PortfolioLinks = z.object({ portfolios: z.array(PortfolioLink), total: z.number() })
export type PortfolioLinks = z.infer<typeof PortfolioLinks>

export const PortfolioLinkPage = z.object({ portfolios: z.array(PortfolioLink), ...totalOrCounting })
export type PortfolioLinkPage = z.infer<typeof PortfolioLinkPage>

export const portfolioApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/portfolio',
    summary:
      'List all students’ links, newest first; search by the student’s name (`totals=quick`: or `counting`, if the total takes longer)',
    may: 'portfolio.list',
    replica: true,
    query: ListOwnRecords,
    result: PortfolioLinkPage,
  }),
  listByStudent: endpoint({
    method: 'GET',
    path: '/api/portfolio/{id}',
    summary: 'List all links of a student, newest first; empty for an unknown student',
    may: 'portfolio.see',
    params: IdParams,
    result: PortfolioLinks,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/portfolio',
    summary: 'Add a link to the portfolio of the signed-in student',
    may: 'portfolio.add',
    body: PortfolioLinkBody,
    status: 201,
    idempotent: 'day',
    result: PortfolioLink,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/portfolio/{id}',
    summary: 'Delete a link of the signed-in student',
    may: 'portfolio.edit-own',
    params: IdParams,
    result: Message,
  }),
}
