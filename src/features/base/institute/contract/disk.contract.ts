import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

/** Free and total bytes; null if the database is on another machine and has reported a full disk. */
export const Disk = z.object({
  state: z.enum(['ok', 'low', 'full']),
  free: z.nullable(z.number()),
  total: z.nullable(z.number()),
})
export type Disk = z.infer<typeof Disk>

export const diskApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/institute/disk',
    summary: "Free space on the server's disk; writes are rejected (503 `disk_full`) while it is full",
    may: 'institute.change',
    result: Disk,
  }),
}
