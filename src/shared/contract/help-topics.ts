/** The pages of the guide, `docs/guide/<language>/<topic>.md`, in the order of their list. */
export const HELP_TOPICS = [
  'first-day',
  'students',
  'fees',
  'attendance',
  'closing',
  'enquiries',
  'import',
  'roles',
  'backup',
  'server',
  'for-students',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]
