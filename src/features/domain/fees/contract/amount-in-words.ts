import type { Language } from '#shared/contract/messages.ts'
import { numberInHindi } from './number-in-hindi.ts'
import { numberInMarathi } from './number-in-marathi.ts'

type Spelling = (rupees: number, paise: number) => string

/** Writes the amount as on a receipt: 'Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only'. */
export function amountInWords(amount: number, language: Language): string {
  // Reads the digits, because arithmetic on paise would round.
  const [rupees, paise] = amount.toFixed(2).split('.')
  return SPELLINGS[language](Number(rupees), Number(paise))
}

const SPELLINGS: Record<Language, Spelling> = {
  en: (rupees, paise) => {
    const parts = [
      (rupees > 0 || paise === 0) && `Rupees ${inEnglish(rupees)}`,
      paise > 0 && `${inEnglish(paise)} Paise`,
    ]
    return `${parts.filter(Boolean).join(' and ')} Only`
  },
  fr: (rupees, paise) => {
    const parts = [
      (rupees > 0 || paise === 0) && rupeesInFrench(rupees),
      paise > 0 && `${inFrench(paise)} ${paise > 1 ? 'paise' : 'paisa'}`,
    ]
    const text = parts.filter(Boolean).join(' et ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  },
  // The words are joined, as on Turkish receipts, so that no word can be inserted.
  tr: (rupees, paise) =>
    ['Yalnız', (rupees > 0 || paise === 0) && `${inTurkish(rupees)} rupi`, paise > 0 && `${inTurkish(paise)} paisa`]
      .filter(Boolean)
      .join(' '),
  hi: (rupees, paise) => {
    const parts = [
      (rupees > 0 || paise === 0) && `रुपये ${numberInHindi(rupees)}`,
      paise > 0 && `${numberInHindi(paise)} ${paise > 1 ? 'पैसे' : 'पैसा'}`,
    ]
    return `${parts.filter(Boolean).join(' और ')} मात्र`
  },
  mr: (rupees, paise) => {
    const parts = [
      (rupees > 0 || paise === 0) && `रुपये ${numberInMarathi(rupees)}`,
      paise > 0 && `${numberInMarathi(paise)} ${paise > 1 ? 'पैसे' : 'पैसा'}`,
    ]
    return `${parts.filter(Boolean).join(' आणि ')} फक्त`
  },
}

const ENGLISH = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ')
const ENGLISH_TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const INDIAN_UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

function inEnglish(n: number): string {
  for (const [unit, name] of INDIAN_UNITS) {
    if (n < unit) continue
    const rest = n % unit
    return `${inEnglish(Math.floor(n / unit))} ${name}${rest > 0 ? ` ${inEnglish(rest)}` : ''}`
  }
  if (n < 20) return ENGLISH[n] ?? ''
  const one = n % 10
  return `${ENGLISH_TENS[Math.floor(n / 10)]}${one > 0 ? `-${ENGLISH[one]}` : ''}`
}

const FRENCH =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const FRENCH_TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt']

/** 'Roupie' is feminine, zero and one are singular, and a number that ends with million or milliard takes 'de'. */
function rupeesInFrench(n: number): string {
  const words = inFrench(n).replace(/\bun$/, 'une')
  return `${words} ${/lliards?$|llions?$/.test(words) ? 'de ' : ''}${n > 1 ? 'roupies' : 'roupie'}`
}

function inFrench(n: number): string {
  for (const [unit, name] of [
    [1_000_000_000, 'milliard'],
    [1_000_000, 'million'],
  ] as const) {
    const count = Math.floor(n / unit)
    if (count > 0) return joinWords(inFrench(count), `${name}${count > 1 ? 's' : ''}`, n % unit)
  }
  const thousands = Math.floor(n / 1_000)
  // 'Cents' and 'vingts' lose their s before 'mille'.
  if (thousands > 0)
    return joinWords(thousands > 1 ? inFrench(thousands).replace(/(cent|vingt)s$/, '$1') : '', 'mille', n % 1_000)
  const hundreds = Math.floor(n / 100)
  if (hundreds > 0) {
    const name = hundreds > 1 && n % 100 === 0 ? 'cents' : 'cent'
    return joinWords(hundreds > 1 ? inFrench(hundreds) : '', name, n % 100)
  }
  return belowHundredInFrench(n)
}

const joinWords = (count: string, unit: string, rest: number): string =>
  [count, unit, rest > 0 && inFrench(rest)].filter(Boolean).join(' ')

function belowHundredInFrench(n: number): string {
  if (n < 20) return FRENCH[n] ?? ''
  if (n === 80) return 'quatre-vingts'
  const tens = Math.min(Math.floor(n / 10), 8)
  // 70 to 79 and 90 to 99 count on from 60 and 80.
  const rest = tens === 7 ? n - 60 : n - tens * 10
  const name = FRENCH_TENS[tens]
  if (rest === 0) return name ?? ''
  return `${name}${tens < 8 && rest % 10 === 1 ? ' et ' : '-'}${FRENCH[rest]}`
}

const TURKISH = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TURKISH_TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const TURKISH_UNITS = [
  [1_000_000_000, 'milyar'],
  [1_000_000, 'milyon'],
  [1_000, 'bin'],
  [100, 'yüz'],
] as const

const inTurkish = (n: number): string => (n === 0 ? 'sıfır' : joinedInTurkish(n))

/** A hundred and a thousand take no 'bir'. */
function joinedInTurkish(n: number): string {
  for (const [unit, name] of TURKISH_UNITS) {
    if (n < unit) continue
    const count = Math.floor(n / unit)
    return `${count === 1 && unit <= 1_000 ? '' : joinedInTurkish(count)}${name}${joinedInTurkish(n % unit)}`
  }
  return `${TURKISH_TENS[Math.floor(n / 10)]}${TURKISH[n % 10]}`
}
