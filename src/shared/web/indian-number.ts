/** The ten digits of an Indian number, without spaces and a leading +91, 0 or 0091. Null if there are not ten. */
export function getTenDigits(contact: string): string | null {
  return /^0*(?:91)?0?([1-9]\d{9})$/.exec(contact.replace(/\D/g, ''))?.[1] ?? null
}

export function chatLink(contact: string, message: string): string | null {
  const digits = getTenDigits(contact)
  return digits && `https://wa.me/91${digits}?text=${encodeURIComponent(message)}`
}

export function telLink(contact: string): string | null {
  const digits = getTenDigits(contact)
  return digits && `tel:+91${digits}`
}
