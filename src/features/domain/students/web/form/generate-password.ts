/** Leaves out characters that are easily mistaken for each other when read aloud. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns three groups of four characters, about 59 random bits. */
export function generatePassword(): string {
  return [randomGroup(), randomGroup(), randomGroup()].join('-')
}

function randomGroup(): string {
  let group = ''
  while (group.length < 4) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Bytes above the last multiple of the length would make some characters more frequent.
    if (byte < 256 - (256 % CHARACTERS.length)) group += CHARACTERS[byte % CHARACTERS.length]
  }
  return group
}
