import type { Db, Tx } from '#shared/server/db.ts'
import type { Institute as InstituteTable } from '#shared/server/tables.ts'
import type { InstituteChange, InstituteDetails, Settings } from '../contract/institute.contract.ts'
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts'
import { DEFAULT_ENQUIRY_FIELDS, DEFAULT_REGISTRATION_FIELDS } from '../contract/required-fields.ts'

type StoredInstitute = Omit<Settings, 'mail'>

/** Returned before the first run. */
const DEFAULTS: StoredInstitute = {
  name: 'Munshi',
  address: '',
  phone: '',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: false,
  receiptLanguage: 'en',
  receiptPaper: 'a4',
  gstin: null,
  receiptTerms: null,
  upiId: null,
  regNoPattern: null,
  registrationFields: DEFAULT_REGISTRATION_FIELDS,
  enquiryFields: DEFAULT_ENQUIRY_FIELDS,
  hrClosesAll: false,
  twoFactor: 'off',
  checklist: true,
  logo: null,
  setUp: false,
  version: 0,
}

export async function getInstitute(db: Db): Promise<StoredInstitute> {
  const stored = await db
    .selectFrom('institute')
    .leftJoin('institute_logo as l', 'l.one', 'institute.one')
    .select(['name', 'address', 'phone', 'time_zone as timeZone', 'self_registration as selfRegistration', 'version'])
    .select([
      'receipt_language as receiptLanguage',
      'receipt_paper as receiptPaper',
      'receipt_terms as receiptTerms',
      'gstin',
      'upi_id as upiId',
      'reg_no_pattern as regNoPattern',
      'has_reg_nos as hasRegNos',
      'registration_fields as registrationFields',
      'enquiry_fields as enquiryFields',
      'hr_closes_all as hrClosesAll',
      'two_factor as twoFactor',
      'checklist',
      'l.hash as logoHash',
    ])
    .executeTakeFirst()
  if (!stored) return DEFAULTS
  const { logoHash, hasRegNos, ...columns } = stored
  return {
    ...columns,
    ...((hasRegNos || stored.regNoPattern !== null) && { regNos: true }),
    logo: logoHash === null ? null : `/api/institute/logo/${logoHash}`,
    receiptLanguage: stored.receiptLanguage as Settings['receiptLanguage'],
    receiptPaper: stored.receiptPaper as Settings['receiptPaper'],
    twoFactor: stored.twoFactor as Settings['twoFactor'],
    registrationFields: (stored.registrationFields ?? DEFAULT_REGISTRATION_FIELDS) as Settings['registrationFields'],
    enquiryFields: (stored.enquiryFields ?? DEFAULT_ENQUIRY_FIELDS) as Settings['enquiryFields'],
    setUp: true,
  }
}

export async function lockInstitute(tx: Tx): Promise<StoredInstitute> {
  await tx.selectFrom('institute').select('one').forUpdate().execute()
  return getInstitute(tx)
}

/** Receipts print these. */
export async function getLetterhead(db: Db) {
  const { name, address, phone, logo, gstin, receiptLanguage, receiptPaper, receiptTerms } = await getInstitute(db)
  return { name, address, phone, logo, gstin, receiptLanguage, receiptPaper, receiptTerms }
}

export async function isSelfRegistrationEnabled(db: Db): Promise<boolean> {
  return (await getInstitute(db)).selfRegistration
}

export async function mayHrCloseAll(db: Db): Promise<boolean> {
  return (await getInstitute(db)).hrClosesAll
}

export async function isSetUp(db: Db): Promise<boolean> {
  return (await getInstitute(db)).setUp
}

/** There is only one institute: a second insert violates the primary key. */
export async function insertInstitute(tx: Tx, institute: InstituteDetails): Promise<void> {
  const { timeZone, selfRegistration, ...columns } = institute
  await tx
    .insertInto('institute')
    .values({ ...columns, time_zone: timeZone, self_registration: selfRegistration })
    .execute()
}

export async function updateInstituteRow(tx: Tx, change: InstituteChange): Promise<void> {
  await tx
    .updateTable('institute')
    .set((eb) => ({ version: eb('version', '+', 1), ...toColumns(change) }))
    .execute()
}

type WrittenColumn = Exclude<keyof InstituteTable, 'one' | 'version' | 'has_reg_nos'>

/** A column of the table that is missing here does not compile. Kysely leaves out the columns that are undefined. */
function toColumns(change: InstituteChange) {
  const { timeZone, selfRegistration, receiptLanguage, receiptPaper, receiptTerms, upiId, hrClosesAll, twoFactor } =
    change
  return {
    name: change.name,
    address: change.address,
    phone: change.phone,
    gstin: change.gstin,
    reg_no_pattern: change.regNoPattern,
    time_zone: timeZone,
    self_registration: selfRegistration,
    receipt_language: receiptLanguage,
    receipt_paper: receiptPaper,
    receipt_terms: receiptTerms,
    upi_id: upiId,
    registration_fields: change.registrationFields,
    enquiry_fields: change.enquiryFields,
    hr_closes_all: hrClosesAll,
    two_factor: twoFactor,
    checklist: change.checklist,
  } satisfies Record<WrittenColumn, unknown>
}
