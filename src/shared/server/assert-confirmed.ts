import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Ctx } from './ctx.ts'
import { confirmationRequired } from './errors.ts'

/**
 * Throws 403 `confirmation_required` if a field that the endpoint names in `confirm` gets another value, and the caller
 * has not entered the password within the last minutes. An unchanged value may be sent, as forms do.
 */
export function assertConfirmed(
  ctx: Pick<Ctx, 'actor'>,
  { confirm }: Pick<Endpoint, 'confirm'>,
  before: object,
  change: object,
): void {
  if (!Array.isArray(confirm) || ctx.actor?.isConfirmed) return
  const [stored, changed] = [new Map(Object.entries(before)), new Map(Object.entries(change))]
  const isChanged = (field: string) => changed.get(field) !== undefined && changed.get(field) !== stored.get(field)
  if (confirm.some(isChanged)) throw confirmationRequired()
}
