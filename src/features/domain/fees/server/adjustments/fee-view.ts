import type { Role } from '#shared/contract/endpoint.ts'
import { may } from '../../contract/permissions.ts'

/** `own`: a student's. `limited`: discounts up to the limit, and may withdraw those of the desk. `all`: neither limit. */
export type FeeView = 'own' | 'limited' | 'all'

export function feeViewOf(actor: { role: Role }): FeeView {
  if (may(actor, 'fees.adjust-freely')) return 'all'
  return may(actor, 'fees.discount') ? 'limited' : 'own'
}
