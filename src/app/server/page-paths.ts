/** Matches each URL that is neither a file nor a call of the API. */
export const PAGE_ROUTE = '/*'

/** The layout of each area reports unknown addresses itself. */
const AREAS = /^(?:student|hr|admin)(?:\/|$)/
const HELP_TOPIC = /^help\/[^/]+\/?$/
const PAGES = new Set([
  '',
  'register',
  'confirm-email',
  'forget-password',
  'new-browser',
  'setup',
  'privacy',
  'help',
  'fee-receipt',
  'FeesReceipt',
  'fee-refund',
  'trust',
  'update',
])

/** Returns whether the page shows something at `path`, which has no leading slash. */
export const isPagePath = (path: string) =>
  AREAS.test(path) || isVerificationPath(path) || HELP_TOPIC.test(path) || PAGES.has(path.replace(/\/$/, ''))

/** Search engines should not list the pages that verify a receipt or a certificate. */
export const isVerificationPath = (path: string) => /^(?:verify|certificate)\/[^/]+\/?$/.test(path)
