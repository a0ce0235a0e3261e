import { startEmbeddedPostgres } from '#embedded-postgres/index.ts'

// Replaces the app in tests of embedded-postgres: starts the database, prints its URL, and stops it on SIGTERM.
const [dataDir = '', ...options] = process.argv.slice(2)

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: 'munshi',
    fallbackDir: '/var/lib/munshi',
    log: (message) => print({ message }),
    binaries: options.includes('postgres-15-linux-x64') ? 'postgres-15-linux-x64' : undefined,
    transport: options.includes('tcp') ? 'tcp' : undefined,
  })
  const keepAlive = setInterval(() => {}, 60_000)
  process.on('SIGTERM', () => {
    clearInterval(keepAlive)
    void postgres.stop()
  })
  print({ ready: { url: postgres.url, pid: postgres.pid(), uid: process.getuid?.() } })
} catch (error) {
  print({ message: String(error) })
  process.exitCode = 1
}
