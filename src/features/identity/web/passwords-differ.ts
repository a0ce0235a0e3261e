import type en from '#features/identity/contract/words/en.json'
import type { Sentence } from '#shared/contract/issue-words.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { translate } from '#shared/web/words.tsx'

const say = sayFrom<typeof en>('identity')

/** For a form's `check`: says a mismatch beside the field, and in a toast of 2 s. Where it is required, a blank one is missing first. */
export function passwordsDiffer(
  { password, confirmPswd }: { password: string; confirmPswd: string },
  required = false,
): Record<string, Sentence> {
  if (password === confirmPswd || (required && confirmPswd === '')) return {}
  const differ = { key: say('passwordsDiffer'), values: {} }
  toast.error(translate(differ.key), 2000)
  return { confirmPswd: differ }
}
