import { ImportedEnquiry } from '#features/domain/enquiries/contract/imported-enquiry.ts'
import { importEnquiries, removeImportedEnquiries } from '#features/domain/enquiries/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ENQUIRY_IMPORT_FIELDS } from '../../contract/import-enquiries.ts'
import type en from '../../contract/messages/en.json'
import { compareSimilar } from './compare-similar.sql.ts'
import { findCourseFault } from './find-course-fault.ts'
import { findDayFaults } from './find-day-faults.ts'
import { ENQUIRY_EMAILS, ENQUIRY_PHONES, selectEnquiryKeys } from './known-keys.sql.ts'
import { createRecordRules, ofTable } from './records.ts'

const message = messagesOf<typeof en>('import-export')

export const enquiryRules = createRecordRules({
  fields: ENQUIRY_IMPORT_FIELDS,
  body: ImportedEnquiry,
  join(texts) {
    const names = [texts['fname'], texts['lname']].filter((text) => text !== undefined)
    if (names.length > 0) texts['name'] ??= names.join(' ')
    delete texts['fname']
    delete texts['lname']
  },
  findFaults: (enquiry, context) => ({
    ...findDayFaults(enquiry, context),
    ...findCourseFault('course', enquiry.course, context),
  }),
  ...compareSimilar<ImportedEnquiry>({
    toKeys: ({ name, contact, mailId, course, date }) => {
      const mailKey = mailId?.toLowerCase()
      return {
        known_key: [foldText(name), contact ?? '', mailKey ?? '', keyOf(course), date].join('|'),
        phone: contact ?? null,
        email_key: mailKey ?? null,
        course,
        day: date,
      }
    },
    features: [
      { field: 'name', column: 'known_key', records: selectEnquiryKeys, known: message('knownEnquiry') },
      { field: 'contact', column: 'phone', records: () => ENQUIRY_PHONES, known: message('enquiryHasPhone') },
      {
        field: 'mailId',
        column: 'email_key',
        known: message('enquiryHasEmail'),
        records: () => ENQUIRY_EMAILS,
      },
    ],
  }),
  insert: importEnquiries,
  ...ofTable('enquiry', (tx, ids, { importId }) => removeImportedEnquiries(tx, importId, ids)),
})
