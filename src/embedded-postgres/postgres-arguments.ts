import type { Connection } from './connection.ts'
import { findMachine, machineSettings } from './machine-settings.ts'

const DEFAULTS = {
  max_connections: '60',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Level `log` leaves out failed statements, which may contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
} as const

const UNSAFE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } as const

/** Leaves out the durability settings, so that the check sees those of the cluster. */
export function postgresArguments(
  connection: Connection,
  options: { settings?: Record<string, string> | undefined; unsafeForTests?: boolean | undefined },
): string[] {
  const settings = {
    ...DEFAULTS,
    ...machineSettings(findMachine()),
    ...listenSettings(connection),
    ...(options.unsafeForTests ? UNSAFE : {}),
    ...options.settings,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function listenSettings({ port, socketDir }: Connection): Record<string, string> {
  if (socketDir === undefined) return { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  // The setting is a list: quotes keep a comma in the path from separating two directories.
  const unix_socket_directories = `"${socketDir.replaceAll('"', '""')}"`
  return { port: String(port), listen_addresses: '', unix_socket_directories, unix_socket_permissions: '0700' }
}
