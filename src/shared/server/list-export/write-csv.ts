import { toCsvLines, UTF8_MARK } from '#shared/contract/to-csv.ts'
import { encodeRows, type FileWriter } from './file-writer.ts'

export function writeCsv(labels: readonly string[]): FileWriter {
  return {
    type: 'text/csv; charset=utf-8',
    begin: () => [encodeRows([UTF8_MARK + toCsvLines([labels])])],
    add: (rows) => [encodeRows(rows.map((row) => toCsvLines([row])))],
    end: () => [],
  }
}
