import type { Institute, Settings } from '#features/base/institute/contract/institute.contract.ts'
import {
  DEFAULT_ENQUIRY_FIELDS,
  DEFAULT_REGISTRATION_FIELDS,
} from '#features/base/institute/contract/required-fields.ts'

export const INSTITUTE: Institute = {
  name: 'Sunrise Institute',
  address: '1 Example Road',
  phone: '+91 98000 00000',
  timeZone: 'Asia/Kolkata',
  selfRegistration: false,
  receiptLanguage: 'en',
  receiptPaper: 'a4',
  gstin: null,
  receiptTerms: null,
  logo: null,
  upiId: null,
  registrationFields: DEFAULT_REGISTRATION_FIELDS,
  enquiryFields: DEFAULT_ENQUIRY_FIELDS,
  setUp: true,
  mail: false,
  version: 1,
}

export const SETTINGS: Settings = {
  ...INSTITUTE,
  regNoPattern: null,
  hrClosesAll: false,
  twoFactor: 'off',
  checklist: false,
}
