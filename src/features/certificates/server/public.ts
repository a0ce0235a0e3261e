export { eraseCertificatesOfStudent } from './certificates.sql.ts'
