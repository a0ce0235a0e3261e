import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'

/**
 * Shows why the student was found, if name and batch do not: the phone number, the registration number, the email or
 * the father's name.
 */
export function findMatchedField(
  { name, contact, email, father, regNo, ...courses }: SearchResults['students'][number],
  text: string,
): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length >= 3 && contact.includes(digits.slice(-10))) return formatPhone(contact)
  const shown = foldText(`${name} ${listBatchesOf(courses)} ${listCoursesOf(courses)}`)
  const missing = foldText(text)
    .split(' ')
    .find((word) => !shown.includes(word))
  if (missing === undefined) return undefined
  return [regNo ?? '', email, father].find((value) => foldText(value).includes(missing))
}
