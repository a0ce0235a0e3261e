import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/server/errors.ts'
import { serve } from '#shared/server/serve.ts'
import { httpsApi } from '../contract/https.contract.ts'
import { ROOT_PATH } from '../contract/root-path.ts'
import { CHALLENGE_PATH } from './challenges.ts'
import type { HttpsService } from './https-service.ts'

export const httpsRoutes = (https: HttpsService) => async (app: FastifyInstance) => {
  serve(app, httpsApi.get, async () => https.getStatus())
  serve(app, httpsApi.trust, async () => getRoot(https).trust)
  // Phones open the certificate by its type and name.
  app.get(ROOT_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="munshi-root.crt"')
      .type('application/x-x509-ca-cert')
      .send(getRoot(https).certificate),
  )
  if (https.mode !== 'acme') return
  app.get<{ Params: { token: string } }>(`${CHALLENGE_PATH}:token`, async ({ params }, reply) => {
    const text = await https.readChallenge(params.token)
    if (text === undefined) throw notFound()
    return reply.header('cache-control', 'no-store').type('application/octet-stream').send(text)
  })
}

const notFound = () => new AppError(404, 'not_found', 'shared:urlNotFound')

function getRoot(https: HttpsService) {
  const root = https.getRoot()
  if (root === undefined) throw notFound()
  return root
}
