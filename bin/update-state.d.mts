export type UpdateState = {
  from: string
  to: string
  step: 'prepared' | 'trying' | 'returning' | 'done' | 'failed'
  /** How often the new version was started before it was healthy. */
  starts: number
  at: string
  reason?: string
}
export function readUpdate(home: string): UpdateState | undefined
export function writeUpdate(home: string, state: UpdateState): void
export function readCurrent(home: string): string
export function writeCurrent(home: string, version: string): void
