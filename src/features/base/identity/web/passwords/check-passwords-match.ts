import type en from '#features/base/identity/contract/messages/en.json'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { translate } from '#shared/web/i18n.tsx'

const message = messagesOf<typeof en>('identity')

/**
 * For the `check` of a form: reports a mismatch beside the field and in a toast of 2 s. With `required`, a blank
 * confirmation is left to the schema, which reports it as missing.
 */
export function checkPasswordsMatch(
  { password, confirmPswd }: { password: string; confirmPswd: string },
  required = false,
): Record<string, MessageWithValues> {
  if (password === confirmPswd || (required && confirmPswd === '')) return {}
  const error = { key: message('passwordsDiffer'), values: {} }
  toast.error(translate(error.key), 2000)
  return { confirmPswd: error }
}
