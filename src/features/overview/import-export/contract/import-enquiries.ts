import { ENQUIRY_FIELDS } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { ENQUIRY_STATUSES } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { STATUS_LABELS } from '#features/domain/enquiries/contract/imported-enquiry.ts'
import { MODE_LABELS, PLACEMENT_LABELS } from '#features/domain/students/contract/choice-labels.ts'
import { MODES, PLACEMENT, STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import { day, oneOf, text } from '#shared/contract/scalars.ts'
import {
  choices,
  COUNTRY_CODE,
  DAY,
  EMAIL_ALIASES,
  type ImportFields,
  importFieldsOf,
  PHONE_ALIASES,
} from './import-field.ts'

const MODE = choices(MODES, MODE_LABELS)

export const ENQUIRY_IMPORT_FIELDS = {
  ...importFieldsOf(ENQUIRY_FIELDS, {
    name: { aliases: ['Full name', 'Enquirer', 'Lead', 'Student', 'Student name'] },
    mailId: { aliases: EMAIL_ALIASES },
    contact: { aliases: PHONE_ALIASES },
    altContact: { aliases: ['Alternate phone', 'Alternate mobile', 'Other phone'] },
    qualification: { aliases: ['Degree', 'Education'] },
    address: { aliases: ['Place', 'City', 'Area'] },
    course: { aliases: ['Course', 'Course name', 'Class', 'Program', 'Interested in'] },
    Enquirymode: { ...MODE, synonyms: { walkin: 'offline', visit: 'offline', phone: 'online', web: 'online' } },
    mode: { ...MODE, synonyms: { classroom: 'offline' }, aliases: ['Mode', 'Course mode'] },
    ref: { aliases: ['Source', 'Referred by', 'Ref'] },
    remark: { aliases: ['Remarks', 'Note', 'Notes', 'Comment'] },
    date: { ...DAY, aliases: ['Enquiry date', 'Date of enquiry', 'Enquired on', 'Created at', 'Created time'] },
    isPlaced: {
      ...choices(PLACEMENT, PLACEMENT_LABELS),
      synonyms: { yes: 'placed', no: 'notPlaced', y: 'placed', n: 'notPlaced' },
      aliases: ['Placed'],
    },
  }),
  countryCode: COUNTRY_CODE,
  /** First and last name are joined to the name. Address books and forms on websites have them. */
  fname: { label: STUDENT_FIELDS.fname.label, input: text(60), aliases: ['Given name', 'Forename'] },
  lname: { label: STUDENT_FIELDS.lname.label, input: text(60), aliases: ['Surname', 'Family name'] },
  status: {
    label: 'words:status',
    input: oneOf(ENQUIRY_STATUSES),
    ...choices(ENQUIRY_STATUSES, STATUS_LABELS),
    synonyms: { new: 'Open', joined: 'Closed', admitted: 'Closed', close: 'Closed', waiting: 'Pending' },
    aliases: ['State', 'Enquiry status'],
  },
  nextCall: {
    label: 'enquiries:nextCall',
    input: day(),
    ...DAY,
    aliases: ['Next call', 'Follow up', 'Follow up date', 'Call on'],
  },
} satisfies ImportFields
