import { toCsvLines, UTF8_MARK } from '#shared/contract/to-csv.ts'
import type { FileWriter } from './file-writer.ts'

const encoder = new TextEncoder()

export function writeCsv(labels: readonly string[]): FileWriter {
  return {
    type: 'text/csv; charset=utf-8',
    begin: () => [encoder.encode(UTF8_MARK + toCsvLines([labels]))],
    add: (rows) => [encoder.encode(toCsvLines(rows))],
    end: () => [],
  }
}
