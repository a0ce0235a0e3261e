import { createAcmeService } from './acme-service.ts'
import type { HttpsPlan } from './https-plan.ts'
import { createInactive, type HttpsContext, type HttpsService } from './https-service.ts'
import { createLocalService } from './local-service.ts'

export function createHttpsService(plan: HttpsPlan, context: HttpsContext): HttpsService {
  if (plan.mode === 'acme') return createAcmeService(plan, context)
  if (plan.mode === 'local') return createLocalService(plan, context)
  return createInactive(plan.mode)
}
