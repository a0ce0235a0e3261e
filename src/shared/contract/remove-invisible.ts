/**
 * Matches characters that nobody sees: format characters, and fillers that look like a space or like nothing. Does not
 * match the marks of direction, which `text` rejects with a message.
 */
const INVISIBLE =
  /\u034f|[\u00ad\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Joiners belong to the letters of Indic scripts and of Arabic, and to pictures. */
const JOINER = /[\u200c\u200d]/
const JOINED = /(?:[\u0600-\u06ff]|[\u0750-\u077f]|[\u0900-\u0dff]|\ufe0f|\p{Extended_Pictographic})$/u

export const removeInvisible = (text: string): string =>
  text.replaceAll(INVISIBLE, (character, index: number) =>
    JOINER.test(character) && JOINED.test(text.slice(Math.max(0, index - 2), index)) ? character : '',
  )
