import * as z from 'zod/mini'
import { messagesOf } from '#shared/contract/messages.ts'
import { body, Message } from '#shared/contract/scalars.ts'
import { twoFactorCode } from './identity.contract.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('identity')

export const TwoFactorProof = body({
  currentPassword: z
    .string(message('currentPasswordMissing'))
    .check(
      z.minLength(1, { error: message('currentPasswordMissing'), abort: true }),
      z.maxLength(128, message('passwordTooLong')),
    ),
  code: twoFactorCode,
})
export type TwoFactorProof = z.output<typeof TwoFactorProof>

export const TwoFactorStatus = z.object({
  /** When it was turned on, or null. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /** The institute requires it of this role, so it cannot be turned off. */
  isRequired: z.boolean(),
})
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>

export const TwoFactorSecret = z.object({
  /** Is in base32, to type into an app. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
})
export type TwoFactorSecret = z.infer<typeof TwoFactorSecret>

/** Shown once: only their hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const twoFactorApi = {
  status: endpoint({
    method: 'GET',
    path: '/api/two-factor',
    summary: 'Whether two-factor sign-in of this account is on, and whether the institute requires it',
    may: 'identity.use-two-factor',
    beforeTwoFactor: true,
    result: TwoFactorStatus,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/two-factor',
    summary: 'Create a secret for an authenticator app; a code must confirm it before it is used',
    may: 'identity.use-two-factor',
    beforeTwoFactor: true,
    status: 201,
    result: TwoFactorSecret,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/two-factor',
    summary: 'Turn on two-factor sign-in with a code of the app; returns ten recovery codes',
    may: 'identity.use-two-factor',
    beforeTwoFactor: true,
    body: TwoFactorProof,
    result: RecoveryCodes,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/two-factor/recovery-codes',
    summary: 'Replace the recovery codes by ten new ones',
    may: 'identity.use-two-factor',
    body: TwoFactorProof,
    status: 201,
    result: RecoveryCodes,
  }),
  turnOff: endpoint({
    method: 'DELETE',
    path: '/api/two-factor',
    summary: 'Turn off two-factor sign-in, unless the institute requires it',
    may: 'identity.use-two-factor',
    body: TwoFactorProof,
    result: Message,
  }),
}
