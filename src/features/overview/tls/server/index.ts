import { MINUTE_MS } from '#shared/contract/durations.ts'
import { job, served, type StartJob } from '#shared/server/feature.ts'
import { inEachProcess } from '#shared/server/start-job.ts'
import { tls } from '../contract/index.ts'
import { httpsRoutes } from './https.routes.ts'
import type { HttpsService } from './https-service.ts'

type Services = { https: HttpsService }

export const tlsServer = served(tls, {
  routes: ({ https }: Services) => [httpsRoutes(https)],
  jobs: ({ https }: Services) => (https.mode === 'off' || https.mode === 'proxy' ? [] : [keepCertificate(https)]),
})

/** Does not wait for an authority when the app stops. */
const keepCertificate =
  (https: HttpsService): StartJob =>
  (log) => {
    const stop = job({
      ...inEachProcess({ name: 'https', everyMs: MINUTE_MS }),
      run: async () => {
        await https.run()
        return https.getStatus().problem === null
      },
    })(log)
    return async () => {
      https.stop()
      await stop()
    }
  }
