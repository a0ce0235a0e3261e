import type { Ctx } from '#shared/server/ctx.ts'
import type { Settings } from '../contract/institute.contract.ts'
import { getInstitute } from './institute.sql.ts'

export async function getSettings({ db, mail }: Pick<Ctx, 'db' | 'mail'>): Promise<Settings> {
  return { ...(await getInstitute(db)), mail: mail.isSetUp }
}
