import { encrypt } from '#features/base/identity/server/two-factor/encryption.ts'
import type { TestApi } from './api.ts'
import { computeCode } from './totp.ts'

const SECRET = Buffer.from('a secret of 20 bytes')

/** Replaces the account's two-factor sign-in, without recovery codes. Returns its secret. */
export async function createTwoFactor(api: TestApi, accountId: string, { isConfirmed = true } = {}): Promise<Buffer> {
  await api.db.deleteFrom('two_factor').where('account_id', '=', accountId).execute()
  await api.db
    .insertInto('two_factor')
    .values({
      account_id: accountId,
      encrypted_secret: encrypt(api.secretKey, SECRET, accountId),
      started_at: api.now,
      confirmed_at: isConfirmed ? api.now : null,
    })
    .execute()
  return SECRET
}

export const getCode = (api: TestApi) => computeCode(SECRET, api.now)
