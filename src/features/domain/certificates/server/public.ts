export { getCertificatesOfStudent } from './read-certificates.ts'
