/** A result of a check. A warning or a fault says what to do. */
export type Finding = { subject: string } & (
  | { state: 'ok'; text: string }
  | { state: 'warning' | 'fault'; text: string; advice: string }
)

const MARKS = { ok: '✓', warning: '!', fault: '✗' } as const

export function formatFindings(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  const lines = findings.flatMap((finding) => {
    const line = `${MARKS[finding.state]} ${finding.subject.padEnd(width)}  ${finding.text}`
    return finding.state === 'ok' ? [line] : [line, `${' '.repeat(width + 4)}${finding.advice}`]
  })
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const sum = `Faults: ${faults}. Warnings: ${warnings}.`
  return [...lines, '', faults + warnings === 0 ? 'Nothing to do.' : sum]
}
