import { useTranslation } from 'react-i18next'
import type { Enquiry } from '#features/enquiries/contract/enquiries.contract.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { EmailText } from '#shared/web/ui/email-text.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { ENQUIRIES_PER_PAGE } from './enquiries.queries.ts'
import classes from './enquiry-columns.module.css'
import { EnquiryStatusBadges } from './enquiry-status-badge.tsx'

export function useEnquiryColumns(enquiries: readonly Enquiry[], page: number): Column<Enquiry>[] {
  const { t } = useTranslation(['enquiries', 'students'])
  const firstNumber = (page - 1) * ENQUIRIES_PER_PAGE + 1
  const modeLabel = (mode: string | null) => {
    if (mode === 'online') return t('students:online')
    return mode === 'offline' ? t('students:offline') : '–'
  }
  return [
    { key: 'no', header: t('number'), cell: (enquiry) => firstNumber + enquiries.indexOf(enquiry), align: 'end' },
    { key: 'date', header: t('date'), cell: ({ date }) => <DayText day={date} /> },
    { key: 'name', header: t('name'), cell: (enquiry) => <Enquirer enquiry={enquiry} />, primary: true },
    { key: 'qualification', header: t('qualification'), cell: ({ qualification }) => shortText(qualification) },
    { key: 'address', header: t('address'), cell: ({ address }) => longText(address) },
    { key: 'contact', header: t('contact'), cell: (enquiry) => <Contact enquiry={enquiry} /> },
    { key: 'course', header: t('interestedCourse'), cell: ({ course }) => shortText(course) },
    { key: 'enquiryMode', header: t('enquiryMode'), cell: ({ Enquirymode }) => modeLabel(Enquirymode) },
    { key: 'learningMode', header: t('learningMode'), cell: ({ mode }) => modeLabel(mode) },
    { key: 'ref', header: t('reference'), cell: ({ ref }) => shortText(ref) },
    { key: 'remark', header: t('remark'), cell: ({ remark }) => longText(remark) },
    { key: 'status', header: t('status'), cell: (enquiry) => <EnquiryStatusBadges enquiry={enquiry} /> },
  ]
}

const shortText = (text: string | null) => (text ? <div className={classes.short}>{text}</div> : '–')

/** Wide screens show three lines and the full text as a tooltip; phones show everything. */
const longText = (text: string | null) =>
  text ? (
    <div className={classes.long} title={text}>
      {text}
    </div>
  ) : (
    '–'
  )

function Enquirer({ enquiry: { name, mailId } }: { enquiry: Enquiry }) {
  return (
    <div className={classes.name}>
      {name}
      {mailId && (
        <div className={classes.mail}>
          <EmailText email={mailId} />
        </div>
      )}
    </div>
  )
}

function Contact({ enquiry: { contact, altContact } }: { enquiry: Enquiry }) {
  if (!contact && !altContact) return '–'
  return (
    <div className={classes.contact}>
      {contact && (
        <div>
          <PhoneText number={contact} />
        </div>
      )}
      {altContact && (
        <div>
          <PhoneText number={altContact} />
        </div>
      )}
    </div>
  )
}
