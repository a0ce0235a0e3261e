export { useStatusLabels } from './enquiry-status-badge.tsx'
