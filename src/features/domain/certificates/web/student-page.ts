import type { StudentPage } from '#features/domain/students/student-records/web/public.ts'
import { IssueCertificateLink } from './issue-certificate-link.tsx'

export const studentPage: StudentPage = {
  hr: { actions: [{ order: 1, may: 'certificates.issue', Content: IssueCertificateLink }] },
}
