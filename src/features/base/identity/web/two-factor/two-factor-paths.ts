export const TWO_FACTOR_PATHS = { admin: '/admin/two-factor', hr: '/hr/two-factor' } as const
