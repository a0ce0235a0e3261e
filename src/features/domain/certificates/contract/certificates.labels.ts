export const certificateLabels = {
  kind: 'certificates:kind',
  serial: 'certificates:serial',
  date: 'certificates:dateOfIssue',
  courseAndBatch: 'certificates:course',
  reason: 'certificates:reason',
} as const

export const certificateTemplateLabels = {
  certificateTitle: 'certificates:title',
  certificateBody: 'certificates:body',
  signatory: 'certificates:signatory',
  certificateSignature: 'certificates:signature',
} as const
