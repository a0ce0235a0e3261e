export { PrintJob } from './print-job.tsx'
