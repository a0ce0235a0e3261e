export const ROW_FILTERS = ['all', 'errors', 'warnings', 'skipped'] as const
