import type en from '#features/domain/students/privacy/contract/messages/en.json'
import { isMinor } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'

const message = messagesOf<typeof en>('privacy')

/** `consent` is `yes` or blank. */
export type ConsentValues = { dob: string; consent: string; guardian: string }

export const EMPTY_CONSENT = { consent: '', guardian: '' }

/** A guardian of an adult is not sent. */
export function consentBody({ dob, consent, guardian }: ConsentValues, today: string) {
  const isGiven = consent === 'yes'
  return { consent: isGiven, guardian: isGiven && isMinor(dob, today) ? guardian : '' }
}

/** A consent of a student under 18 requires a guardian. `required`: a self-registration, which requires a consent. */
export function checkConsent(
  { dob, consent, guardian }: ConsentValues,
  { today, required = false }: { today: string; required?: boolean },
): Record<string, MessageWithValues> {
  const isGiven = consent === 'yes'
  const lacksGuardian = (isGiven || required) && isMinor(dob, today) && guardian.trim() === ''
  return {
    ...(lacksGuardian && { guardian: { key: message('guardianMissing'), values: {} } }),
    ...(required && !isGiven && { consent: { key: message('consentMissing'), values: {} } }),
  }
}
