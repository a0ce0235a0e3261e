export { eraseCertificatesOfStudent } from './certificates.sql.ts'
export { getCertificatesOfStudent } from './read-certificates.ts'
