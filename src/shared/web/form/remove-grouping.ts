/**
 * `1,25,000` → `125000`, `1 25 000,50` → `125000.50`. A comma before one or two last digits is a decimal separator, as
 * a group has three.
 */
export const removeGrouping = (amount: string): string =>
  amount
    .replace(/\s/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replaceAll(',', '')
