/** An amount without the commas and spaces of Indian grouping: `1,25,000` is sent as `125000`. */
export const plainAmount = (typed: string): string => typed.replace(/[,\s]/g, '')
