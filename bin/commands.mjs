/** Each is a file of src/app/server. */
export const COMMANDS = {
  start: 'starts Munshi, and stops it on Ctrl-C',
  demo: 'starts a demo institute with accounts to sign in with, in a directory of its own',
  backup: 'writes one file with everything, also while Munshi runs; --verify tries to restore one',
  restore: 'restores a backup into an empty database',
  account: 'creates a staff account, sets a new password, resets two-factor sign-in, or verifies the audit trail',
  update: 'updates an installation from a release, and goes back by itself if the new version fails',
  service: 'starts Munshi with the machine: install, remove, start, stop, status or open',
  doctor: 'checks this installation, and says what to do',
  'database-roles': 'prints the SQL that creates the role of the app in your own PostgreSQL',
}

export function formatUsage() {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, purpose]) => `  ${name.padEnd(width)}  ${purpose}`)
  return ['Usage: munshi COMMAND [options]', '', ...lines, '', '`munshi COMMAND --help` lists its options.'].join('\n')
}
