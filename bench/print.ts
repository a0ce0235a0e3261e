// Measures a file of 1, 50 and 200 receipts while another clerk works:
// node bench/print.ts [--students 10000] [--data DIR]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toPrintable } from '#features/domain/fees/contract/printable-receipt.ts'
import { describeReceipt, type ReceiptSheet } from '#features/domain/fees/contract/receipt-sheet.ts'
import { createReceiptPdf } from '#features/domain/fees/server/pdf/create-receipt-pdf.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import type { Request } from './cases/case.ts'
import { copyData, prepareData } from './prepare-data.ts'
import { type Site, startSite } from './site.ts'

const { values } = parseArgs({ options: { students: { type: 'string', default: '10000' }, data: { type: 'string' } } })
const students = Number(values.students)
const dataDir = createTemporaryDirectory()
const translate = loadMessages()
type Connections = ReturnType<Site['connect']>

async function send(connections: Connections, method: 'GET' | 'POST', path: string, body?: unknown) {
  const answer = await connections.send({ method, path, headers: { 'accept-encoding': 'identity' }, body } as Request)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`)
  return answer
}

async function listReceipts(connections: Connections): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => send(connections, 'GET', `/api/fee?limit=100&page=${page}&totals=false`)),
  )
  return pages.flatMap(({ body }) => JSON.parse(body.toString()).fees.map(({ _id }: { _id: string }) => _id))
}

/** Repeats a short call of another clerk, which waits as long as the file keeps the process busy at a time. */
async function measureOthers(site: Site, isDone: () => boolean): Promise<number[]> {
  const connections = site.connect('admin', 1)
  const times: number[] = []
  while (!isDone()) times.push((await send(connections, 'GET', '/api/institute')).ms)
  connections.close()
  return times.sort((a, b) => a - b)
}

async function measure(site: Site, connections: Connections, receipts: string[], paper: string): Promise<void> {
  let isDone = false
  const measured = measureOthers(site, () => isDone)
  const cpu = site.readCpu()
  const { ms, body } = await send(connections, 'POST', '/api/fee/receipt/file', { receipts, paper }).finally(
    () => (isDone = true),
  )
  const times = await measured
  const used = site.readCpu()
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  console.log(
    `${receipts.length} on ${paper}: ${ms.toFixed(0)} ms, ${(body.length / 1000).toFixed(0)} kB, CPU with the other calls ${(used.app - cpu.app).toFixed(0)} ms of the app and ${(used.db - cpu.db).toFixed(0)} of the database, ` +
      `memory ${site.readPeakMemory().toFixed(0)} MB; ${times.length} other calls: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} ms`,
  )
}

/** Makes the file and returns the most CPU time between two turns of the event loop: it serves nobody meanwhile. */
async function measureTurns(sheets: ReceiptSheet[]): Promise<string> {
  let last = process.threadCpuUsage()
  let longest = 0
  let isDone = false
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.threadCpuUsage()
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const copies = { student: 'Student copy', office: 'Office copy' }
  await createReceiptPdf(sheets, { paper: 'a4', title: 'Receipts', copies }).finally(() => (isDone = true))
  return `${longest.toFixed(0)} ms`
}

async function describe(connections: Connections, receipt: string): Promise<ReceiptSheet> {
  const { body } = await send(connections, 'GET', `/api/fee/receipt/${receipt}`)
  return describeReceipt(toPrintable(JSON.parse(body.toString())), 'en', (key, given) => translate('en', key, given))
}

if (values.data === undefined) await prepareData(dataDir, students)
else {
  await prepareData(join(values.data, String(students)), students)
  copyData(join(values.data, String(students)), dataDir)
}
const site = await startSite({ dataDir, students })
try {
  const connections = site.connect('hr', 2)
  const receipts = await listReceipts(connections)
  for (let n = 0; n < 100; n++) await send(connections, 'GET', '/api/institute')
  console.log(`memory before: ${site.readPeakMemory().toFixed(0)} MB`)
  for (const [count, paper] of [
    ...[1, 50, 200].map((each) => [each, 'a4'] as const),
    ...['a4', 'a4', 'a5', 'roll'].map((each) => [200, each] as const),
  ])
    await measure(site, connections, receipts.slice(0, count), paper)
  const sheets = await Promise.all(receipts.map((receipt) => describe(connections, receipt)))
  await import('pdfkit')
  for (const what of ['first', 'second', 'third'])
    console.log(`CPU at a time, 200 receipts, ${what} file of a process: at most ${await measureTurns(sheets)}`)
  connections.close()
} finally {
  await site.stop()
  removeDirectory(dataDir)
}
