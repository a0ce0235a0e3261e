import { parsePhone } from '../../contract/phone-number.ts'

type Phones<T> = { contact: T; altContact: T }

/** Leaves unchanged numbers that cannot be parsed out of an edit, which would be rejected with them. */
export function keepStoredPhones(values: Phones<string>, stored: Phones<string | null>): Partial<Phones<undefined>> {
  const isKept = (name: keyof Phones<string>) =>
    values[name] !== '' && values[name] === stored[name] && parsePhone(values[name]) === undefined
  return { ...(isKept('contact') && { contact: undefined }), ...(isKept('altContact') && { altContact: undefined }) }
}
