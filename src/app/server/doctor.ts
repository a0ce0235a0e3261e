import { checkInstallation } from './doctor/check-installation.ts'
import { formatFindings } from './doctor/finding.ts'
import { formatUsage, parseOptions, runCommand } from './run-command.ts'

await runCommand(async () => {
  parseOptions({}, formatUsage('doctor'))
  const findings = await checkInstallation(process.env)
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1
  return formatFindings(findings)
})
