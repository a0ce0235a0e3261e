import type en from '#features/identity/contract/messages/en.json'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { translate } from '#shared/web/i18n.tsx'

const message = messagesOf<typeof en>('identity')

/** For a form's `check`: says a mismatch beside the field, and in a toast of 2 s. Where it is required, a blank one is missing first. */
export function passwordsDiffer(
  { password, confirmPswd }: { password: string; confirmPswd: string },
  required = false,
): Record<string, MessageWithValues> {
  if (password === confirmPswd || (required && confirmPswd === '')) return {}
  const differ = { key: message('passwordsDiffer'), values: {} }
  toast.error(translate(differ.key), 2000)
  return { confirmPswd: differ }
}
