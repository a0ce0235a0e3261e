/** Without letters and figures that are mistaken for one another when they are read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of four: easy to hand over, about 59 random bits. */
export function generatePassword(): string {
  return [group(), group(), group()].join('-')
}

function group(): string {
  let signs = ''
  while (signs.length < 4) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Past the last whole multiple some signs would come up more often.
    if (byte < 256 - (256 % SIGNS.length)) signs += SIGNS[byte % SIGNS.length]
  }
  return signs
}
