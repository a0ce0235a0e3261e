import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

/** Has everything to restore on a new machine, without the password of anything. */
export const EmergencyKit = z.object({
  institute: z.string(),
  madeAt: z.string(),
  version: z.string(),
  recoveryKey: z.string(),
  /** Where the backups are: machine and directory, then the second place. */
  places: z.array(z.string()),
  encrypted: z.boolean(),
})
export type EmergencyKit = z.infer<typeof EmergencyKit>

export const kitApi = {
  open: endpoint({
    method: 'POST',
    path: '/api/admin/backup/kit',
    summary: 'The emergency kit to print, with the recovery key; the audit trail records who opened it',
    may: 'backup.run',
    status: 201,
    confirm: true,
    result: EmergencyKit,
  }),
}
