import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Db } from './db.ts'
import type { Replica } from './start-replica.ts'

export type ReplicaReads = {
  replica: Pick<Replica, 'read'>
  /** Stores in the session the position that a replica must have replayed before it serves the session's reads. */
  recordWrite: (db: Db, sessionHash: Buffer) => Promise<void>
}

/** Records the position before the response to a write is sent, so that the caller's next request finds it. */
export function recordWrites(app: FastifyInstance, { recordWrite }: ReplicaReads): void {
  app.addHook('onSend', async (request) => {
    if (request.method === 'GET' || !request.actor) return
    await recordWrite(app.dependencies.db, request.actor.sessionHash).catch((error: unknown) =>
      request.log.warn({ err: error }, 'position of a write not stored, a replica may serve an older state'),
    )
  })
}

/** Runs the handler of an endpoint on the replica where the contract allows it. */
export function runOnReplica<T>(
  { server, actor, headers }: FastifyRequest,
  endpoint: Endpoint,
  run: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, replicaReads } = server.dependencies
  if (!actor || !replicaReads || !endpoint.replica) return run(db)
  return replicaReads.replica.read(Math.max(actor.readAfter, parsePosition(headers['read-after'])), run)
}

/** The stream of changes has named the position. A wrong value can only lead to the primary. */
const parsePosition = (header: string | string[] | undefined) =>
  /^\d{1,15}$/.test(String(header)) ? Number(header) : 0
