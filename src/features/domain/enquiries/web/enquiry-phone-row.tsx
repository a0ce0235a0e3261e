import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { PhoneRow } from '#shared/web/ui/phone-rows.tsx'
import { ContactActions } from './contact-actions.tsx'
import { EnquiryLink, type EnquiryLinkTarget } from './enquiry-link.tsx'
import { EnquiryStatusBadges } from './enquiry-status-badge.tsx'
import { FollowUp } from './follow-up.tsx'

export const createPhoneRow =
  (link: EnquiryLinkTarget) =>
  (enquiry: Enquiry): PhoneRow => ({
    title: <EnquiryLink enquiry={enquiry} {...link} />,
    line: enquiry.course,
    amount: <EnquiryStatusBadges enquiry={enquiry} />,
    note: <FollowUp enquiry={enquiry} />,
    end: <ContactActions enquiry={enquiry} />,
  })
