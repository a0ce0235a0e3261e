/** Set by `npm run test:full`: every combination and many rounds, instead of one of each. */
export const isFullRun = process.env['FULL_RUN'] === '1'
