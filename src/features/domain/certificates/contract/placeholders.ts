export const PLACEHOLDERS = [
  ...(['name', 'fatherName', 'course', 'batch', 'duration'] as const),
  ...(['joiningDate', 'endDate', 'date', 'serial', 'institute', 'regNo'] as const),
]
export type Placeholder = (typeof PLACEHOLDERS)[number]

const IN_BRACES = /\{([^{}]*)\}/g

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((one) => one === name)

/** Returns each name once. */
export function findUnknownPlaceholders(text: string): string[] {
  const names = Array.from(text.matchAll(IN_BRACES), ([, name = '']) => name)
  return [...new Set(names.filter((name) => !isPlaceholder(name)))]
}

/**
 * Inserts values unchanged: braces in a name are not replaced again. Leaves out lines with the registration number if
 * the student has none.
 */
export const fillPlaceholders = (text: string, values: Record<Placeholder, string>): string =>
  text
    .split('\n')
    .filter((line) => values.regNo !== '' || !line.includes('{regNo}'))
    .map((line) => line.replaceAll(IN_BRACES, (match, name: string) => (isPlaceholder(name) ? values[name] : match)))
    .join('\n')
