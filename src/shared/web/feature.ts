/** These are the routes of `areas.ts`. */
export type AreaName = 'publicArea' | 'student' | 'hr' | 'admin' | 'receipts' | 'updating'

/**
 * Declares what a feature shows: its screens by the route that contains them. Their type is not named here, because that
 * would take the path out of the type of each route.
 */
export const shown = <const Declared extends { [Area in AreaName]?: readonly unknown[] }>(
  declared: Declared,
): Declared => declared
