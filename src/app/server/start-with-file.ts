import { describeListenFault } from '#features/overview/installation/server/check-settings.ts'
import {
  forgetPrevious,
  getSettingsFile,
  hasPrevious,
  readSettingsText,
  takeBackPrevious,
} from '#features/overview/installation/server/settings-file.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#features/overview/installation/contract/messages/en.json'
import { errorCode } from '#shared/server/error-code.ts'
import type { ErrorMessage } from '#shared/server/errors.ts'
import { type Environment, type LoadedSettings, loadSettingsFile } from './load-settings.ts'
import type { RunningApp } from './start-app.ts'

const message = messagesOf<typeof en>('installation')

type Start = (loaded: LoadedSettings) => Promise<RunningApp>

/**
 * Starts with the settings of the file. If they were changed since the last successful start and the start fails, tries
 * once more with those before the change, which the file then has again.
 */
export async function startWithFile(environment: Environment, start: Start): Promise<RunningApp> {
  const file = getSettingsFile(environment['DATA_DIR']?.trim() || './data')
  try {
    const loaded = loadSettingsFile(environment)
    const running = await start(loaded)
    // An admin may have saved others already, since requests are served.
    if (readSettingsText(file) === loaded.source.text) forgetPrevious(file)
    return running
  } catch (error) {
    if (!hasPrevious(file)) throw error
    const running = await startWithPrevious(file, environment, start, error)
    return { ...running, notes: [...running.notes, describeReturn(file, error)] }
  }
}

/**
 * The file has the previous settings before requests are served, so that settings that are saved then stay. If the start
 * fails again, it fails for another reason than the change: its error is that of the first attempt.
 */
async function startWithPrevious(
  file: string,
  environment: Environment,
  start: Start,
  reason: unknown,
): Promise<RunningApp> {
  let undo = () => {}
  try {
    const { settings, source } = loadSettingsFile(environment, { previous: true })
    const rejected = toMessage(reason, environment)
    undo = takeBackPrevious(file)
    return await start({ settings, source: { ...source, rejected } })
  } catch {
    undo()
    throw reason
  }
}

function toMessage(error: unknown, environment: Environment): ErrorMessage {
  const code = errorCode(error instanceof Error ? (error.cause ?? error) : error)
  try {
    const { settings } = loadSettingsFile(environment)
    const address = { HOST: settings.HOST, PORT: String(settings.PORT) }
    return describeListenFault(code, address)?.text ?? { key: message('startFailed') }
  } catch {
    return { key: message('fileRejected') }
  }
}

const describeReturn = (file: string, error: unknown) =>
  `The settings of ${file} could not be used, so those before are in use again. The others are in ${file}.rejected. ` +
  `The error was:\n${error instanceof Error ? error.message : String(error)}`
