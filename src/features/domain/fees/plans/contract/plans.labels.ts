export const planLabels = { plan: 'plans:plan' } as const
