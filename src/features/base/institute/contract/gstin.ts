const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Verifies the check character too, so that most typing errors are found. */
export function isGstin(text: string): boolean {
  if (!FORM.test(text)) return false
  const sum = Array.from({ length: 14 }, (_, index) => DIGITS.indexOf(text.charAt(index)) * (1 + (index % 2))).reduce(
    (total, product) => total + Math.floor(product / 36) + (product % 36),
    0,
  )
  return text.at(14) === DIGITS[(36 - (sum % 36)) % 36]
}
