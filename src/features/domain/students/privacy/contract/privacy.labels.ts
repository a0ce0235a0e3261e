export const privacyLabels = {
  'notice.en': 'privacy:textInEnglish',
  'notice.fr': 'privacy:textInFrench',
  'notice.tr': 'privacy:textInTurkish',
  'notice.hi': 'privacy:textInHindi',
  'notice.mr': 'privacy:textInMarathi',
} as const

export const consentLabels = { consent: 'privacy:consent', guardian: 'privacy:guardian' } as const
