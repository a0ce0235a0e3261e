import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import classes from './enquiry-details.module.css'

export function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'students', 'words'])
  const modes: Record<string, string> = { online: t('students:online'), offline: t('students:offline') }
  return (
    <div className={classes.details}>
      <DetailList
        details={[
          { label: t('interestedCourse'), value: enquiry.course },
          { label: t('words:date'), value: <DayText day={enquiry.date} /> },
          { label: t('words:contact'), value: <PhoneText number={enquiry.contact} /> },
          { label: t('alternate'), value: <PhoneText number={enquiry.altContact} /> },
          { label: t('qualification'), value: enquiry.qualification },
          { label: t('learningMode'), value: modes[enquiry.mode] },
          { label: t('enquiryMode'), value: modes[enquiry.Enquirymode ?? ''] },
          { label: t('reference'), value: enquiry.ref },
          { label: t('words:address'), value: enquiry.address },
          { label: t('words:remark'), value: enquiry.remark },
        ]}
      />
    </div>
  )
}
