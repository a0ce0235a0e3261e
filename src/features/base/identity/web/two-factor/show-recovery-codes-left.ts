import { FEW_RECOVERY_CODES } from '#features/base/identity/contract/identity.contract.ts'
import { translate } from '#shared/web/i18n.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'

/** Shown after a sign-in with a recovery code. */
export function showRecoveryCodesLeft(count: number): void {
  toast.success(translate('identity:signedInWithRecoveryCode', { count }), READING_MS, {
    ...(count <= FEW_RECOVERY_CODES && { detail: translate('identity:fewCodes') }),
  })
}
