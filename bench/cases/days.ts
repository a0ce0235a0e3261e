import { addDays, dayInTimeZone } from '#shared/server/clock.ts'

/** The data set ends today, in the time zone of its institute. */
export const TODAY = dayInTimeZone(new Date(), 'Asia/Kolkata')
export const DAY = addDays(TODAY, -300)
export const YEAR = DAY.slice(0, 4)
export const MONTH = `month=${Number(DAY.slice(5, 7))}&year=${YEAR}`
export const FROM_MONTH = `from=${DAY.slice(0, 7)}-01&to=${DAY.slice(0, 7)}-28`
export const FROM_YEAR = `from=${addDays(TODAY, -365)}&to=${TODAY}`
