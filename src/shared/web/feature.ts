import type { HelpTopic } from '#shared/contract/help-topics.ts'

/** These are the routes of `areas.ts`. */
export type AreaName = 'publicArea' | 'student' | 'hr' | 'admin' | 'receipts' | 'updating'

type Screens = readonly unknown[]
/** `help` is the page of the guide about the screens for staff. */
type Shown = { publicArea?: Screens; student?: Screens } & (
  | { help: HelpTopic; hr?: Screens; admin?: Screens; receipts?: Screens; updating?: Screens }
  | { help?: undefined; hr?: undefined; admin?: undefined; receipts?: undefined; updating?: undefined }
)

/**
 * Declares what a feature shows: its screens by the route that contains them. Their type is not named here, because that
 * would take the path out of the type of each route.
 */
export const shown = <const Declared extends Shown>(declared: Declared): Declared => declared
