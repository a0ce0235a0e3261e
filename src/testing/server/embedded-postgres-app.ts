import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'

// A stand-in for the app, in a process of its own: it starts the database, says where, and stops it on SIGTERM.
const [dataDir = '', binaries] = process.argv.slice(2)

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (message) => say({ message }),
    binaries: binaries === 'postgres-15-linux-x64' ? binaries : undefined,
  })
  const alive = setInterval(() => {}, 60_000)
  process.on('SIGTERM', () => {
    clearInterval(alive)
    void postgres.stop()
  })
  say({ ready: { url: postgres.url, pid: postgres.pid(), uid: process.getuid?.() } })
} catch (error) {
  say({ message: String(error) })
  process.exitCode = 1
}
