export const bulkLabels = {
  students: 'bulk-changes:students',
  batch: 'words:batch',
  movedOn: 'enrolments:movedOn',
  isCompleted: 'bulk-changes:isCompleted',
  isPlaced: 'bulk-changes:isPlaced',
  endDate: 'bulk-changes:endDate',
  instalments: 'bulk-changes:instalments',
  firstDue: 'bulk-changes:firstDue',
  remind: 'bulk-changes:remindShort',
  records: 'bulk-changes:records',
} as const
