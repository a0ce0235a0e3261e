type Payment = {
  upiId: string
  institute: string
  student: { _id: string; name: string }
  /** Rupees. */
  amount: number
  today: string
}

/** UPI apps cut longer names and notes. */
const MAX_TEXT = 50

/**
 * The transaction reference has the student's reference, the day and the amount in paise, because banks reject a second
 * payment with the same one.
 */
export function upiLink({ upiId, institute, student, amount, today }: Payment): string {
  const reference = shortReference(student._id)
  const query = {
    pn: cut(institute),
    am: amount.toFixed(2),
    tn: cut(`Fee ${reference} ${student.name}`),
    tr: `${reference}${today.slice(2).replaceAll('-', '')}${Math.round(amount * 100)}`,
    cu: 'INR',
  }
  // `URLSearchParams` writes spaces as +, and %40 in the id, which some apps show as they are.
  const encoded = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${[`pa=${upiId}`, ...encoded].join('&')}`
}

/** Returns the last twelve characters of the student's id. */
const shortReference = (id: string): string => id.replaceAll('-', '').slice(-12).toUpperCase()

/** Keeps whole characters, because half of one cannot be encoded. */
const cut = (text: string): string => Array.from(text).slice(0, MAX_TEXT).join('')
