const ONES = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ')
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/**
 * In English in every language, as on Indian receipts: 'Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only'.
 * Reads the digits, because arithmetic on paise would round.
 */
export function amountInWords(amount: number): string {
  const [rupees = '0', paise = '00'] = amount.toFixed(2).split('.')
  const parts = [
    (Number(rupees) > 0 || Number(paise) === 0) && `Rupees ${numberInWords(Number(rupees))}`,
    Number(paise) > 0 && `${numberInWords(Number(paise))} Paise`,
  ]
  return `${parts.filter(Boolean).join(' and ')} Only`
}

function numberInWords(n: number): string {
  for (const [unit, name] of UNITS) {
    if (n < unit) continue
    const rest = n % unit
    return `${numberInWords(Math.floor(n / unit))} ${name}${rest > 0 ? ` ${numberInWords(rest)}` : ''}`
  }
  if (n < 20) return ONES[n] ?? ''
  const one = n % 10
  return `${TENS[Math.floor(n / 10)]}${one > 0 ? `-${ONES[one]}` : ''}`
}
