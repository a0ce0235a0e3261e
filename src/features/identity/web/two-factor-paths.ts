/** The page to set up two-factor sign-in, by area. */
export const TWO_FACTOR_PATHS = { admin: '/admin/two-factor', hr: '/hr/two-factor' } as const
