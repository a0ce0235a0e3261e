import type { Certificate } from '#features/domain/certificates/contract/certificates.contract.ts'

export const formatCourse = ({ course, batch }: Pick<Certificate, 'course' | 'batch'>) => `${course} (${batch})`
