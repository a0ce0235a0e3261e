import type { Examples } from '#testing/server/call.ts'
import { REPORT_NAMES } from '../contract/reports.contract.ts'

export const examples: Examples = {
  ...Object.fromEntries(REPORT_NAMES.map((name) => [`GET /api/report/${name}`, {}])),
  'GET /api/report/clerk': {},
}
