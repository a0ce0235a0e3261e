import { parsePhone } from '../contract/phone-number.ts'

/** Returns the digits with the country code and without `+`. */
function toInternationalDigits(stored: string): string | null {
  const number = parsePhone(stored)
  if (number === undefined) return null
  return number.startsWith('+') ? number.slice(1) : `91${number}`
}

export function chatLink(contact: string, message: string): string | null {
  const digits = toInternationalDigits(contact)
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
}

export function telLink(contact: string): string | null {
  const digits = toInternationalDigits(contact)
  return digits && `tel:+${digits}`
}
