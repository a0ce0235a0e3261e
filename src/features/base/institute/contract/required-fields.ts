/** The fields of a registration that an institute may require or leave open, in the order of the form. */
export const REGISTRATION_CHOICES = [
  'lname',
  'father',
  'dob',
  'gender',
  'contact',
  'altContact',
  'parentContact',
  'perAddress',
  'curAddress',
  'degree',
  'comYear',
  'university',
] as const
export type RegistrationChoice = (typeof REGISTRATION_CHOICES)[number]

export const ENQUIRY_CHOICES = ['qualification', 'address', 'mailId', 'contact', 'altContact', 'ref', 'remark'] as const
export type EnquiryChoice = (typeof ENQUIRY_CHOICES)[number]

const NOT_BY_DEFAULT: readonly string[] = ['altContact', 'parentContact', 'curAddress']
export const DEFAULT_REGISTRATION_FIELDS: RegistrationChoice[] = REGISTRATION_CHOICES.filter(
  (name) => !NOT_BY_DEFAULT.includes(name),
)
export const DEFAULT_ENQUIRY_FIELDS: EnquiryChoice[] = ['qualification', 'address']
