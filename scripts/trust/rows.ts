/** The promises that `npm run test:trust` verifies with many rounds. */
export type TrustRow = {
  promise: string
  files?: string[]
  journeys?: string[]
  title?: string
  /** Sets `ROUNDS`. Other rows run once, with every combination. */
  rounds?: number
}

const reliability = (...names: string[]) => names.map((name) => `test/reliability/${name}.test.ts`)
const app = (...names: string[]) => names.map((name) => `src/app/server/${name}.test.ts`)
const feature = (folder: string, ...names: string[]) =>
  names.map((name) => `src/features/${folder}/server/${name}.test.ts`)

export const ROWS: Record<string, TrustRow> = {
  R1: { promise: 'no acknowledged write is lost after kill -9', files: reliability('crash'), rounds: 30 },
  R2: {
    promise: 'PostgreSQL runs with its durability settings',
    files: [...reliability('given-database'), 'src/embedded-postgres/start-embedded-postgres.test.ts'],
    title: 'off',
  },
  R3: { promise: 'a request sent twice creates one record', files: reliability('idempotency'), rounds: 200 },
  R4: {
    promise: 'receipt numbers have no gaps and no duplicates',
    files: feature('fees', 'receipt-numbers', 'closing'),
  },
  R5: {
    promise: 'receipts are voided, never deleted; an edit keeps the old values',
    files: [...feature('fees', 'receipt-permissions', 'change-receipt', 'void-receipt'), ...app('database-privileges')],
  },
  R6: {
    promise: 'every write has its audit entry',
    files: [...app('audit', 'audit-personal'), ...reliability('concurrency')],
    title: '^(?!.*(concurrent edits|deadlock))',
  },
  R7: { promise: 'the accounts balance', files: reliability('concurrency'), title: 'random writes|deadlock' },
  R8: {
    promise: 'no edit overwrites another',
    files: reliability('concurrency'),
    title: 'concurrent edits',
    rounds: 200,
  },
  R9: { promise: 'each caller gets the status that the roles declare', files: app('roles') },
  R10: { promise: 'no caller sets a field that it may not set', files: app('mass-assignment') },
  R11: {
    promise: 'sessions end at once',
    files: [
      ...app('sessions'),
      ...feature('identity', 'sessions', 'change-own-password', 'reset-password', 'update-staff', 'reset-two-factor'),
    ],
  },
  R12: { promise: 'password guessing is slowed', files: app('sign-in-limits', 'sign-in') },
  R13: {
    promise: 'stored content is never executed',
    journeys: ['e2e/payload-corpus.spec.ts', 'e2e/stored-content.spec.ts'],
    rounds: 83,
  },
  R14: {
    promise: 'bad input gets a 4xx',
    files: app('malformed-input', 'malformed-http', 'malformed-fields'),
    rounds: 20_000,
  },
  R15: { promise: '500 people in normal use get no error', files: reliability('load') },
  R16: { promise: 'an unavailable database gives 503 and recovery', files: reliability('database-away'), rounds: 10 },
  R17: { promise: 'SIGTERM under load loses nothing', files: reliability('stop'), rounds: 20 },
  R20: { promise: 'logs contain no personal data', files: app('logs', 'metrics') },
  R21: {
    promise: 'WCAG 2.2 AA',
    journeys: ['e2e/all-screens.spec.ts', 'e2e/accessibility.spec.ts', 'e2e/keyboard.spec.ts'],
  },
  R28: {
    promise: 'restarts in turn and a cancelled wait for the standby lose nothing',
    files: reliability('two-processes', 'database-away'),
    title: 'set-up code|restart of one|wait for the standby',
  },
  'disk full': { promise: 'reads continue on a full disk', files: [...reliability('disk-full'), ...app('disk')] },
  'slow clients': { promise: 'slow clients delay nobody', files: reliability('slow-clients') },
  'clock steps': {
    promise: 'a clock that jumps ends no session',
    files: [...app('clock-steps'), ...reliability('clock-steps')],
  },
  'two processes': { promise: 'processes share limits, sessions and codes', files: reliability('two-processes') },
}

export const ALIASES: Record<string, string> = { load: 'R15', disk: 'disk full', slow: 'slow clients' }
