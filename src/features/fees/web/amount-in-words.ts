const ONES = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ')
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/**
 * An amount as Indian receipts spell it, always in English: 'Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only'.
 * Read off the figure's own digits, without arithmetic on paise.
 */
export function amountInWords(amount: number): string {
  const [rupees = '0', paise = '00'] = amount.toFixed(2).split('.')
  const parts = [
    (Number(rupees) > 0 || Number(paise) === 0) && `Rupees ${inWords(Number(rupees))}`,
    Number(paise) > 0 && `${inWords(Number(paise))} Paise`,
  ]
  return `${parts.filter(Boolean).join(' and ')} Only`
}

function inWords(n: number): string {
  for (const [step, name] of STEPS) {
    if (n < step) continue
    const rest = n % step
    return `${inWords(Math.floor(n / step))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`
  }
  if (n < 20) return ONES[n] ?? ''
  const one = n % 10
  return `${TENS[Math.floor(n / 10)]}${one > 0 ? `-${ONES[one]}` : ''}`
}
