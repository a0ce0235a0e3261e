import * as z from 'zod/mini'
import { STAFF_AREAS } from '#shared/contract/grantable.ts'

/** The page shows only what these allow. The server checks each call itself. */
export const rightsShape = {
  areas: z.optional(z.array(z.enum(STAFF_AREAS))),
  /** Absent if the account has all of its areas. */
  permissions: z.optional(z.array(z.string())),
}
export type Rights = { areas?: ('hr' | 'admin')[]; permissions?: string[] }
