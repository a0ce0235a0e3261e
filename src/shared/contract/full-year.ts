/** Two digits become a year up to ten years ahead, else one of the last century. Four digits stay. */
export function toFullYear(year: string): string {
  if (year.length === 4) return year
  const isNear = Number(year) <= (new Date().getFullYear() % 100) + 10
  return `${isNear ? '20' : '19'}${year}`
}
