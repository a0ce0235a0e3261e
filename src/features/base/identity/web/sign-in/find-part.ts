/** Finds a part of sign-in.html. */
export function findPart<E extends Element = HTMLElement>(selector: string): E {
  const part = document.querySelector<E>(`#sign-in ${selector}`)
  if (!part) throw new Error(`sign-in.html has no ${selector}`)
  return part
}
