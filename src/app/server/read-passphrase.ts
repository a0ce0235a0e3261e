import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { MIN_PASSPHRASE } from '#features/overview/backup/contract/backup.contract.ts'
import { StartupError } from '#shared/server/startup-error.ts'

/** Asks on the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new StartupError('The passphrase is missing: set BACKUP_PASSPHRASE.')
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

export const askPassphrase = () => ask('Passphrase of the backup: ')

export async function askNewPassphrase(): Promise<string> {
  const passphrase = await ask(`New passphrase, at least ${MIN_PASSPHRASE} characters: `)
  if (passphrase.length < MIN_PASSPHRASE) throw new StartupError(`At least ${MIN_PASSPHRASE} characters are required.`)
  if ((await ask('The same again: ')) !== passphrase) throw new StartupError('The two passphrases differ.')
  return passphrase
}
