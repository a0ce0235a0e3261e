/** `1,25,000` → `125000` */
export const removeGrouping = (amount: string): string => amount.replace(/[,\s]/g, '')
