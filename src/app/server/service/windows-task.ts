import { win32 } from 'node:path'

type TaskOptions = {
  dataDir: string
  port: number
  directory: string
  node: string
  launcher: string | undefined
  isForNetwork: boolean
}

export const TASK = 'Munshi'

/** The account that Windows has for services with few rights. */
export const LOCAL_SERVICE = 'S-1-5-19'

/**
 * Describes a task that starts with Windows, has no time limit, and also runs on a battery. It runs without a window
 * and writes what it prints to a file.
 */
export function buildTask({ dataDir, port, directory, node, launcher, isForNetwork }: TaskOptions): string {
  const settings = {
    MUNSHI_SERVICE: '1',
    DATA_DIR: dataDir,
    PORT: String(port),
    ...(isForNetwork && { HOST: '0.0.0.0' }),
  }
  const program =
    launcher === undefined ? `"${node}" "${win32.join(directory, 'bin', 'munshi.mjs')}"` : `call "${launcher}"`
  const sets = Object.entries(settings).map(([name, value]) => `set "${name}=${value}"`)
  const command = [...sets, `${program} start >> "${win32.join(dataDir, 'munshi.log')}" 2>&1`].join(' && ')
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Runs Munshi, the office system of the institute.</Description>
  </RegistrationInfo>
  <Triggers>
    <BootTrigger>
      <Enabled>true</Enabled>
    </BootTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${LOCAL_SERVICE}</UserId>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <AllowHardTerminate>true</AllowHardTerminate>
    <StartWhenAvailable>true</StartWhenAvailable>
    <AllowStartOnDemand>true</AllowStartOnDemand>
    <Enabled>true</Enabled>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <Priority>5</Priority>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>255</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>%SystemRoot%\\System32\\cmd.exe</Command>
      <Arguments>${escapeXml(`/d /s /c "${command}"`)}</Arguments>
      <WorkingDirectory>${escapeXml(directory)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
