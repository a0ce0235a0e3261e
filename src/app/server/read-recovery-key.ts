import { text } from 'node:stream/consumers'
import { parseRecoveryKey } from '#features/overview/backup/server/recovery-key.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { askOnTerminal } from './ask-on-terminal.ts'

/** Asks on the terminal, or reads the key from the input that is piped. */
export async function readRecoveryKey(): Promise<Buffer> {
  const typed = (await askOnTerminal('Recovery key, from the emergency kit: ')) ?? (await text(process.stdin))
  const parsed = parseRecoveryKey(typed)
  if ('key' in parsed) return parsed.key
  throw new StartupError(
    'wrongGroup' in parsed
      ? `Group ${parsed.wrongGroup} of the recovery key is mistyped.`
      : `The recovery key has 13 groups of five letters and digits, and this one ${parsed.groups}.`,
  )
}
