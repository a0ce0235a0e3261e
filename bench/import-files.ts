import { buildWorkbook } from '#testing/server/build-workbook.ts'
import { readTable } from '#features/overview/import-export/server/read-file/read-table.ts'
import { MAX_ROWS } from '#features/overview/import-export/contract/import-limits.ts'
import { report, summarize } from './measure.ts'

// node bench/import-files.ts [RUNS]
// Measures how long files of 20,000 rows take to read, and how long the event loop, and so every other call, waits.
const COLUMNS = 15
const runs = Number(process.argv[2] ?? 5)
const header = Array.from({ length: COLUMNS }, (_, column) => `Column ${column}`)
const rows = Array.from({ length: MAX_ROWS }, (_, row) =>
  header.map((_name, column) => (column % 3 === 0 ? String(row * column) : `Text ${column} of row ${row}`)),
)
const wide = rows.map((cells) => cells.map((cell) => cell.padEnd(68, ' more text')))
const encode = (lines: string[][]) =>
  new TextEncoder().encode([header, ...lines].map((cells) => cells.join(',')).join('\n'))
const FILES = {
  'CSV, 15 columns': encode(rows),
  'CSV, 20 MB': encode(wide),
  'XLSX, 15 columns': buildWorkbook([{ name: 'Rows', rows: [header, ...rows] }], { shared: true }),
}

const measurements = []
for (const [name, file] of Object.entries(FILES)) {
  const seconds: number[] = []
  const delays: number[] = []
  for (let run = 0; run < runs; run++) {
    const watch = watchEventLoop()
    const started = performance.now()
    await readTable(file)
    seconds.push((performance.now() - started) / 1000)
    delays.push(watch.stop())
  }
  const size = `${(file.length / 1024 / 1024).toFixed(1)} MB`
  measurements.push(
    summarize(`read ${name} (${size})`, seconds, { unit: 's', budget: 60 }),
    summarize(`longest wait of other calls: ${name}`, delays, { budget: 100 }),
  )
}
const memory = process.resourceUsage().maxRSS / 1024
report('reading of import files', [...measurements, summarize('peak memory of the process', [memory], { unit: 'MB' })])

function watchEventLoop() {
  let last = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 5)
    last = performance.now()
  }, 5)
  return {
    stop: () => {
      clearInterval(timer)
      return longest
    },
  }
}
