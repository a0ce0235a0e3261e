import { DEFAULT_TIME_ZONE } from '../contract/setup.contract.ts'

/** Browsers list some zones under names of long ago, so the default is put in by hand. */
export const TIME_ZONES = [...new Set([DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf('timeZone')])].sort()
