import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Feature } from '#shared/contract/feature.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Mailer } from './mailer.ts'
import type { Translate } from './messages.ts'
import type { Fill, Slot } from './slot.ts'
import { type Job, startJob } from './start-job.ts'

export type JobContext = {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mail: Mailer
  translate: Translate
  /** False while an admin has not confirmed a restore: then nothing is sent without somebody who asks for it. */
  maySend: () => Promise<boolean>
}

/** Starts a job. Returns a function that stops it, after the run in progress. */
export type StartJob = (log: JobContext['log']) => () => Promise<void>

/** Services are what the app provides besides the context of a request, such as the directory of backups. */
type Served<RouteServices, JobServices> = {
  routes: (services: RouteServices) => FastifyPluginAsync[]
  jobs?: (services: JobServices, context: JobContext) => StartJob[]
  /** Deletes expired records, hourly and in one process. */
  cleanup?: (context: JobContext, isStopped: () => boolean) => Promise<void>
  /** The slots that it declares, for features to its right. */
  slots?: readonly Slot[]
  fills?: readonly Fill[]
}

export const served = <RouteServices, JobServices>(
  feature: Feature,
  { jobs = () => [], cleanup = async () => {}, slots = [], fills = [], ...served }: Served<RouteServices, JobServices>,
) => ({ ...served, feature, jobs, cleanup, slots, fills })

export const job =
  <Claim>(declared: Omit<Job<Claim>, 'log'>): StartJob =>
  (log) =>
    startJob({ ...declared, log })
