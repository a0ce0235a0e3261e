import { createInterface } from 'node:readline/promises'
import { StartupError } from '#shared/server/startup-error.ts'
import { formatUsage, parseOptions, runCommand } from './run-command.ts'
import type { ServiceOptions } from './service/service-options.ts'
import { SYSTEMD } from './service/systemd.ts'
import { WINDOWS } from './service/windows.ts'
import { getOfficeHttpsPort } from './https-plan.ts'
import { readSettings } from './settings.ts'

const USAGE = formatUsage('service', 'install [--network | --local]', 'start | stop | status | open | remove')
const ACTIONS = ['install', 'remove', 'start', 'stop', 'status', 'open'] as const
const [action = '', ...args] = process.argv.slice(2)

await runCommand(async () => {
  const { network, local } = parseOptions(
    { network: { type: 'boolean', default: false }, local: { type: 'boolean', default: false } },
    USAGE,
    action.startsWith('--') ? [action, ...args] : args,
  )
  const known = ACTIONS.find((name) => name === action)
  if (known === undefined) throw new StartupError(USAGE)
  const service = process.platform === 'win32' ? WINDOWS : SYSTEMD
  const { DATA_DIR } = process.env
  const settings = readSettings(process.env)
  const options: ServiceOptions = {
    dataDir: DATA_DIR ?? service.dataDir(),
    port: settings.PORT,
    launcher: process.env['MUNSHI_LAUNCHER'] || undefined,
  }
  if (known !== 'install') return service[known](options)
  return service.install({
    ...options,
    httpsPort: getOfficeHttpsPort(settings),
    isForNetwork: network || (!local && (await askForNetwork())),
  })
})

async function askForNetwork(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartupError(`Say who may reach Munshi: --network or --local.\n${USAGE}`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question('May phones and other computers in the office network reach Munshi? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
