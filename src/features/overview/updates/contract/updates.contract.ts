import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

export const UpdateStatus = z.object({
  version: z.string(),
  /** The command that updates this installation. Null if it updates itself. */
  command: z.nullable(z.string()),
  /** Whether the server knows the address of new versions. */
  hasFeed: z.boolean(),
  /** A version is being fetched. The app restarts afterwards. */
  isFetching: z.boolean(),
  /** Why the last fetch failed, as the command line says it. */
  failure: z.nullable(z.string()),
  last: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      at: z.string(),
      /** False if the new version did not become ready, so that the old one came back. */
      isDone: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
})
export type UpdateStatus = z.infer<typeof UpdateStatus>

export const UpdateCheck = z.object({
  /** Null if this version is the newest. */
  available: z.nullable(z.string()),
  /** Why the server could not find out, as the command line says it. */
  failure: z.nullable(z.string()),
})
export type UpdateCheck = z.infer<typeof UpdateCheck>

export const updatesApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/update',
    summary: 'The version, how it is updated, and the last update',
    may: 'updates.run',
    result: UpdateStatus,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/admin/update/check',
    summary: 'Look for a newer version at the address of releases',
    may: 'updates.run',
    timeoutSeconds: 60,
    result: UpdateCheck,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/update',
    summary: 'Fetch the newest version and restart with it; 409 if this installation does not update itself',
    may: 'updates.run',
    confirm: true,
    status: 201,
    /** Null if a version is being fetched already. */
    result: z.object({ _id: z.nullable(z.string()) }),
  }),
}
