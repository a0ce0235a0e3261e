export { ContactActions } from './contact-actions.tsx'
export { FollowUp } from './follow-up.tsx'
export { useStatusLabels } from './enquiry-status-badge.tsx'
