/** The longest number, as it is stored. */
export const MAX_REG_NO = 40

const PLACEHOLDER = /\{([^{}]*)\}/g
/** `{n}` is the running number; `{nnn}` has at least as many digits as letters. */
const NUMBER = /^n{1,6}$/

/** A pattern has one running number, and besides only the course and the year of joining. */
export function isRegNoPattern(pattern: string): boolean {
  const names = Array.from(pattern.matchAll(PLACEHOLDER), ([, name = '']) => name)
  const others = names.filter((name) => !NUMBER.test(name))
  const rest = pattern.replaceAll(PLACEHOLDER, '')
  return (
    names.length === others.length + 1 &&
    others.every((name) => ['course', 'yy', 'yyyy'].includes(name)) &&
    !/[{}]/.test(rest)
  )
}

type Joined = { course: string; joiningDate: string }

/**
 * Fills in course and year, and returns how many digits `{n}` has at least. Numbers of one series follow each other.
 */
export function toRegNoSeries(pattern: string, { course, joiningDate }: Joined): { series: string; digits: number } {
  const [, number = 'n'] = /\{(n+)\}/.exec(pattern) ?? []
  const values: Record<string, string> = {
    course: abbreviate(course),
    yy: joiningDate.slice(2, 4),
    yyyy: joiningDate.slice(0, 4),
  }
  const series = pattern.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '{n}')
  return { series, digits: number.length }
}

/**
 * Keeps one word ('DCA', 'TALLY'), else takes the first letters ('GD' for Graphic Design). Capitals, at most eight
 * letters.
 */
function abbreviate(course: string): string {
  const words = course.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const letters = words.length === 1 ? words : words.map(([first = '']) => first)
  return letters.join('').toUpperCase().slice(0, 8)
}

/** Returns the first number of a course. */
export function toExampleRegNo(pattern: string, joined: Joined): string {
  const { series, digits } = toRegNoSeries(pattern, joined)
  return series.replace('{n}', '1'.padStart(digits, '0'))
}
