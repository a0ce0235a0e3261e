import { getInstitute } from '#features/base/institute/server/public.ts'
import { parseInput } from '#shared/contract/issue-messages.ts'
import type { Db } from '#shared/server/db.ts'
import { invalid } from '#shared/server/errors.ts'
import { createRegistration, createSelfRegistration } from '../contract/admissions.contract.ts'

/**
 * 422 with a message for each missing or wrong field, as the institute requires them. A stranger may leave out more.
 */
export async function checkRegistration(db: Db, body: unknown, isByHr: boolean): Promise<void> {
  const { registrationFields } = await getInstitute(db)
  const schema = isByHr ? createRegistration(registrationFields) : createSelfRegistration(registrationFields)
  const { messages } = parseInput(schema, body)
  if (messages) throw invalid(messages)
}
