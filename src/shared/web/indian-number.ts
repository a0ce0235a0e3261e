/** The ten digits of an Indian number however it was stored: with spaces, +91, 0 or 0091 before them. Null when there are not ten. */
export function tenDigitsOf(contact: string): string | null {
  return /^0*(?:91)?0?([1-9]\d{9})$/.exec(contact.replace(/\D/g, ''))?.[1] ?? null
}

/** A chat with this number, the message typed already. The address takes no plus. */
export function chatLink(contact: string, message: string): string | null {
  const digits = tenDigitsOf(contact)
  return digits && `https://wa.me/91${digits}?text=${encodeURIComponent(message)}`
}

export function telLink(contact: string): string | null {
  const digits = tenDigitsOf(contact)
  return digits && `tel:+91${digits}`
}
