import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import { CLOSING_FIELDS } from '../contract/closings.contract.ts'
import { getClosings } from './read-closings.ts'

const MONEY = { type: 'money' } as const

export const closingExport = {
  name: 'closings',
  columns: {
    ...columnsOf(CLOSING_FIELDS, {
      date: { type: 'day' },
      scope: { values: { own: 'cash:receiptsOfSigner', all: 'fees:allReceipts' } },
      expected: MONEY,
      counted: MONEY,
      difference: MONEY,
    }),
    signedBy: { label: 'cash:signedBy' },
    signedAt: { label: 'cash:signedAt', type: 'time' },
  },
  read: async (ctx: Ctx<Actor>, query: { page: number; limit: number }) => (await getClosings(ctx, query)).closings,
} as const
