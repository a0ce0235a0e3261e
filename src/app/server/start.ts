import { mayOpenBrowser, openBrowser } from './open-browser.ts'
import { formatUsage, parseOptions } from './run-command.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startApp } from './start-app.ts'
import { startWithFile } from './start-with-file.ts'

process.title = 'munshi'

const USAGE = `${formatUsage('start', '[--open | --no-open]')}

At the first start on a desktop, the set-up page opens in the browser.
  --open     opens it also if the output is not a terminal
  --no-open  does not open it`
const OPTIONS = { open: { type: 'boolean', default: false }, 'no-open': { type: 'boolean', default: false } } as const

await runUntilStopped(async (restart) => {
  const options = parseOptions(OPTIONS, USAGE)
  const running = await startWithFile(process.env, (loaded) =>
    startApp({ ...loaded, environment: process.env, restart }),
  )
  if (running.setupLink !== undefined && !options['no-open'] && mayOpenBrowser(readSituation(options.open)))
    openBrowser(running.setupLink)
  return running
})

function readSituation(isAsked: boolean) {
  const { platform, pid, env: environment } = process
  return { isAsked, isTerminal: process.stdout.isTTY, platform, isRoot: process.getuid?.() === 0, pid, environment }
}
