import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

export const PhoneAccess = z.object({
  /** The address that is most probably the right one comes first. */
  addresses: z.array(z.string()),
  /** The server accepts no connections from other devices. */
  onlyThisComputer: z.boolean(),
})
export type PhoneAccess = z.infer<typeof PhoneAccess>

export const phonesApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/phones',
    summary: 'The addresses of this server that phones in the office can open',
    may: 'setup.see-addresses',
    result: PhoneAccess,
  }),
}
