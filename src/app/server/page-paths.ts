/** Whatever is no file, nor a call of the API. */
export const PAGE_ROUTE = '/*'

/** The areas, whose layout reports unknown addresses itself. */
const AREAS = /^(?:student|hr|admin)(?:\/|$)/
const PAGES = new Set([
  '',
  'register',
  'confirm-email',
  'forget-password',
  'new-browser',
  'setup',
  'privacy',
  'fee-receipt',
  'FeesReceipt',
  'fee-refund',
  'update',
])

/** Whether the page shows something at this path. `path` has no leading slash. */
export const isPagePath = (path: string) =>
  AREAS.test(path) || isVerificationPath(path) || PAGES.has(path.replace(/\/$/, ''))

/** The pages that verify a receipt or a certificate, which no search engine should list. */
export const isVerificationPath = (path: string) => /^(?:verify|certificate)\/[^/]+\/?$/.test(path)
