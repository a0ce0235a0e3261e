import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { blankable, body, IdParams, Message, paging, search, text, webLink } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('portfolio')

/** What may be sent back of a link and is not changed by it. */
const READ_ONLY = ['_id', 'version']

export const PortfolioBody = body(
  { portfolio: webLink(message('linkMissing')), /** The caller, or nobody. */ student: blankable(text(60)) },
  READ_ONLY,
)
export type PortfolioBody = z.output<typeof PortfolioBody>

export const Portfolio = z.object({
  _id: z.string(),
  student: z.string(),
  portfolio: z.string(),
  version: z.number(),
})
export type Portfolio = z.infer<typeof Portfolio>

export const Portfolios = z.object({ portfolios: z.array(Portfolio), total: z.number() })
export type Portfolios = z.infer<typeof Portfolios>

/** By the student's name. */
export const ListPortfolios = z.strictObject({ ...paging(10), search })
export type ListPortfolios = z.output<typeof ListPortfolios>

export const portfolioApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/portfolio',
    summary: 'All students’ links, newest first; search by the student’s name',
    roles: ['hr', 'admin'],
    query: ListPortfolios,
    result: Portfolios,
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/api/portfolio/{id}',
    summary: 'A student’s links, all of them, newest first; of a student who is not there, none',
    roles: ['anyone'],
    params: IdParams,
    result: Portfolios,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/portfolio',
    summary: 'Add a link to one’s own portfolio',
    roles: ['student'],
    body: PortfolioBody,
    status: 201,
    idempotent: 'day',
    result: Portfolio,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/portfolio/{id}',
    summary: 'Delete one of one’s own links',
    roles: ['own'],
    params: IdParams,
    result: Message,
  }),
}
