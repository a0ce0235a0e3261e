import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

export const Institute = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  selfRegistration: z.boolean(),
  /** False until the first-run page has been filled in. */
  setUp: z.boolean(),
})
export type Institute = z.infer<typeof Institute>

export const instituteApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/institute',
    summary: "The institute's name, address, phone, time zone, and whether students may register themselves",
    roles: ['anyone'],
    result: Institute,
  }),
}
