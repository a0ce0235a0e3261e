import type { Import } from '#features/import-export/contract/imports.contract.ts'

/** One staged row of students, without errors. */
export const OPEN_IMPORT: Import = {
  ...{ _id: 'i1', kind: 'students', name: '', columns: ['Name'], mapping: { name: 0 }, fixed: {}, state: 'open' },
  ...{ sheet: '', sheets: [] },
  ...{ dayOrder: null, asksDayOrder: false, createdAt: '2026-11-21T04:30:00.000Z', createdBy: 'Asha', undoUntil: null },
  ...{ missing: { courses: [], batches: [], categories: [] }, rows: 1, skipped: 0, faulty: 0, doubtful: 0, full: [] },
  ...{ progress: 0, failure: null, students: 0, receipts: 0, paid: 0, discounts: 0, records: 0, links: null },
}
