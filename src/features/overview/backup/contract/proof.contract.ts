import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

export const PROOF_FAULTS = ['interrupted', 'no_space', 'no_postgres', 'no_passphrase', 'damaged', 'failed'] as const
export type ProofFault = (typeof PROOF_FAULTS)[number]

export const PROOF_DAYS = 30

export const BackupProof = z.object({
  _id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** The time of the backup that was restored. */
  madeAt: z.string(),
  students: z.nullable(z.number()),
  receipts: z.nullable(z.number()),
  reason: z.nullable(z.enum(PROOF_FAULTS)),
})
export type BackupProof = z.infer<typeof BackupProof>

export const proofApi = {
  prove: endpoint({
    method: 'POST',
    path: '/api/admin/backup/proof',
    summary:
      'Restore the newest backup into a database of its own, or return the trial that runs; 409 without a backup',
    may: 'backup.run',
    status: 201,
    confirm: true,
    result: BackupProof,
  }),
}
