import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { listSessionEnds } from '#features/base/identity/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { busy } from '#shared/server/errors.ts'
import { buildLine } from './build-line.ts'
import type { Change } from './change.ts'
import { ChangeHistory } from './change-history.ts'
import { ChangeStream, type Listener } from './change-stream.ts'
import type { Topics } from './list-topics.ts'
import { listStudentsOf } from './list-students-of.sql.ts'

/** A proxy closes an idle connection after a longer time. */
const HEARTBEAT_MS = 25_000
/** Changes within this time share a line. The first one is sent at once. */
const FLUSH_MS = 100
const MAX_STREAMS = 3_000
const MAX_STREAMS_OF_ACCOUNT = 10

type Options = {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  topics: Topics
  /** Returns the value of `readAfter` with which reads find the changes so far. Undefined without a replica. */
  getReadAfter?: (() => Promise<number>) | undefined
}

/** Holds the streams of this process. */
export class ChangeHub {
  readonly #options: Options
  readonly #history = new ChangeHistory()
  readonly #streams = new Set<ChangeStream>()
  #queue: Change[] = []
  #flushing: NodeJS.Timeout | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #isOpen = true

  constructor(options: Options) {
    this.#options = options
  }

  get size(): number {
    return this.#streams.size
  }

  /** `isKnown`: from now on the hub is told of every change. Streams that are open may have missed some. */
  setKnown(isKnown: boolean): void {
    this.#history.setKnown(isKnown)
    if (isKnown) for (const stream of this.#streams) stream.send({ refresh: true })
  }

  /** No stream is accepted any more, and those that are open end. */
  close(): void {
    this.#isOpen = false
    clearTimeout(this.#flushing)
    clearTimeout(this.#heartbeat)
    for (const stream of this.#streams) stream.end()
  }

  /** 503: stopping, unavailable or too many. `since`: milliseconds since the client had seen every change. */
  async open(listener: Listener, since: number): Promise<(response: ServerResponse) => void> {
    if (!this.#isOpen || this.#streams.size >= MAX_STREAMS) throw busy()
    return (response) => {
      if (!this.#isOpen) return void response.end()
      const stream = new ChangeStream(listener, response, (closed) => this.#streams.delete(closed))
      this.#makeRoom(listener)
      this.#streams.add(stream)
      this.#heartbeat ??= setTimeout(() => void this.#beat(), HEARTBEAT_MS).unref()
      stream.send({ everyMs: HEARTBEAT_MS })
      const missed = this.#history.since(since)
      if (missed === undefined) stream.send({ refresh: true })
      else if (missed.length > 0) void this.#send([stream], missed)
      // The session may have ended since the request was authenticated.
      void this.endSessions([stream])
    }
  }

  publish(change: Change): void {
    this.#history.add(change)
    this.#queue.push(change)
    if (this.#flushing === undefined) this.#flush()
  }

  #flush(): void {
    const changes = this.#queue
    this.#queue = []
    this.#flushing = changes.length === 0 ? undefined : setTimeout(() => this.#flush(), FLUSH_MS).unref()
    if (changes.length > 0 && this.#streams.size > 0) void this.#send([...this.#streams], changes)
  }

  async #send(streams: ChangeStream[], changes: Change[]): Promise<void> {
    try {
      const { db, getReadAfter, topics } = this.#options
      const readAfter = await getReadAfter?.()
      const hasStudents = streams.some(({ listener }) => listener.role === 'student')
      const students = hasStudents ? await Promise.all(changes.map((change) => listStudentsOf(db, change))) : []
      const build = (role: Role, some: readonly Change[]) => buildLine(topics, role, some, readAfter)
      const ofStaff = { hr: build('hr', changes), admin: build('admin', changes) }
      for (const stream of streams) {
        const { id, role } = stream.listener
        const own = () => changes.filter((_change, index) => students[index]?.includes(id))
        const line = role === 'student' ? build(role, own()) : ofStaff[role]
        if (line) stream.send(line)
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'changes not sent')
      for (const stream of streams) stream.send({ refresh: true })
    }
  }

  /** Ends the streams of sessions that have ended. Returns the time until the next one expires. */
  async endSessions(streams = [...this.#streams]): Promise<number> {
    const { db, clock, log } = this.#options
    if (streams.length === 0) return HEARTBEAT_MS
    try {
      const ends = await listSessionEnds(
        db,
        streams.map(({ listener }) => listener.sessionHash),
      )
      const now = clock.now().getTime()
      const left = streams.map((stream) => (ends.get(stream.sessionKey) ?? now) - now)
      for (const [index, stream] of streams.entries()) if ((left[index] ?? 0) <= 0) stream.end()
      return Math.min(...left.filter((ms) => ms > 0))
    } catch (error) {
      log.warn({ err: error }, 'sessions of the streams of changes not checked')
      return HEARTBEAT_MS
    }
  }

  /** Uses one timer for all streams. */
  async #beat(): Promise<void> {
    for (const stream of this.#streams) stream.write('\n')
    const next = await this.endSessions()
    this.#heartbeat =
      this.#streams.size === 0 || !this.#isOpen
        ? undefined
        : setTimeout(() => void this.#beat(), Math.min(HEARTBEAT_MS, next)).unref()
  }

  #makeRoom({ id }: Listener): void {
    const own = [...this.#streams].filter(({ listener }) => listener.id === id)
    for (const stream of own.slice(0, Math.max(0, own.length - MAX_STREAMS_OF_ACCOUNT + 1))) stream.end()
  }
}
