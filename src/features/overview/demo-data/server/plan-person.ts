import { addDays } from '#shared/server/clock.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Random } from './random.ts'

/** 'Example' in several languages, so that each person is recognisable as fictitious. */
const SURNAMES = [
  ...(['Example', 'Sample', 'Namuna', 'Demo', 'Specimen', 'Udāharaṇ', 'Échantillon', 'Örnek', 'Exemplo'] as const),
  ...(['Beispiel', 'Voorbeeld', 'Przykład', 'Esempio', 'Ejemplo', 'Příklad', 'Testwala', 'Placeholderkar'] as const),
  'Exemplar-Venkatasubramanian',
] as const
const DEVANAGARI_SURNAMES = ['नमूना', 'उदाहरण', 'दृष्टांत'] as const

const FIRST_NAMES = {
  female: [
    ...(['Asha', 'Meera', 'Zoë', 'Noor', 'Ananya', 'Bo', 'Çağla', 'Kavya', 'Léa', 'Fatima', 'Uma', 'Ishwari'] as const),
    ...(['Jhanvi', 'Saanvi', 'Padmavathi', 'Māyā', 'आशा', 'मीरा', 'दिव्या'] as const),
  ],
  male: [
    ...(['Ravi', 'Om', 'Arjun', 'José', 'Āditya', 'Farhan', 'Gurpreet', 'Imran', 'Kabir', 'Tenzin', 'Dev'] as const),
    ...(['Jürgen', 'Štěpán', 'Venkatanarasimharaju', 'Lakshmanan', 'Yusuf', 'अर्जुन', 'राहुल', 'विवेक'] as const),
  ],
} as const

const DEGREES = ['BCA', 'BCom', 'BSc', 'BA', 'BTech', 'BBA', 'Diploma', '12th'] as const
const UNIVERSITIES = [
  'Example University',
  'Sample Institute of Technology',
  'Université de l’Exemple',
  'उदाहरण विश्वविद्यालय',
] as const
const STREETS = ['Example Road', 'Sample Street', 'Namuna Marg', 'Udāharaṇ Path', 'नमूना मार्ग'] as const
const LOCALITIES = ['Example Nagar', 'Sampleganj', 'Namunapur', 'Demo Colony'] as const

export type Person = ReturnType<typeof planPerson>

/** Email and phone contain the number, so they are unique. */
export function planPerson(random: Random, number: number, today: string) {
  const gender = random.chance(0.5) ? 'female' : 'male'
  const fname = random.pick<string>(FIRST_NAMES[gender])
  const lname = random.pick<string>(isDevanagari(fname) ? DEVANAGARI_SURNAMES : SURNAMES)
  const age = random.int(18, 34)
  const dob = addDays(today, -Math.floor(age * 365.25) - random.int(0, 364))
  const graduated = Math.min(Number(dob.slice(0, 4)) + 21, Number(today.slice(0, 4)))
  return {
    fname,
    lname,
    father: `${random.pick<string>(FIRST_NAMES.male)} ${lname}`,
    // No phone number in India begins with 5, so no reminder reaches anyone.
    contact: String(5_550_000_000 + number),
    alt_contact: random.chance(0.3) ? String(5_560_000_000 + number) : null,
    parent_contact: number % 4 === 0 ? null : String(5_540_000_000 + number),
    email: `${keyOf(fname).replace(/[^a-z]/g, '') || 'student'}.${number}@example.com`,
    gender,
    dob,
    cur_address: random.chance(0.4) ? planAddress(random) : null,
    per_address: planAddress(random),
    linked_in: random.chance(0.25) ? `https://www.example.com/in/student-${number}` : null,
    degree: random.pick(DEGREES),
    com_year: String(graduated),
    university: random.pick(UNIVERSITIES),
  }
}

function planAddress(random: Random): string {
  return `${random.int(1, 180)} ${random.pick(STREETS)}, ${random.pick(LOCALITIES)}`
}

const isDevanagari = (name: string) => /^[\u0900-\u097f]/.test(name)
