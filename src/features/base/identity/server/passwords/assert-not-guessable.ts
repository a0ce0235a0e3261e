import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { estimatePassword } from './estimate-password.ts'

const message = messagesOf<typeof en>('identity')

export type PasswordOwner = { name: string; email: string; institute: string }

/** A million guesses take years with the limits of sign-in. */
const MIN_SCORE = 2
/** Means a hundred million, if it is close to a common password or to a personal text: these are tried first. */
const MIN_SCORE_IF_CLOSE = 3
/** One word with a year, digits or signs needs as many, because these are tried early too. */
const MIN_WORD_GUESSES = 1e8

const COMMON = ['topTen', 'topHundred', 'common', 'similarToCommon']
const PERSONAL = ['userInputs']

const PATTERNS = ['straightRow', 'keyPattern', 'sequences', 'simpleRepeat', 'extendedRepeat', 'recentYears', 'dates']

/** `warning` is a key of zxcvbn-ts that says why a password is weak. */
function getAdvice(warning: string | null, isWord: boolean): MessageKey {
  if (warning === null) return message(isWord ? 'passwordOneWord' : 'passwordGuessable')
  if (COMMON.includes(warning)) return message('passwordTooCommon')
  if (PERSONAL.includes(warning)) return message('passwordPersonal')
  return PATTERNS.includes(warning) ? message('passwordPattern') : message('passwordGuessable')
}

/** 422 at `field`, with the reason: the estimated number of guesses is too small. */
export async function assertNotGuessable(password: string, owner: PasswordOwner, field: string): Promise<void> {
  const plain = removeAccents(password)
  const personal = listPersonal(owner)
  const letters = removeSigns(plain).toLowerCase()
  if ([letters, removeYear(letters)].some((text) => personal.includes(text)))
    throw invalidField(field, message('passwordPersonal'))
  const { score, warning, wordGuesses = Infinity } = await estimatePassword(plain, personal)
  const isClose = warning !== null && [...COMMON, ...PERSONAL].includes(warning)
  const isWord = wordGuesses < MIN_WORD_GUESSES
  if (isWord || score < (isClose ? MIN_SCORE_IF_CLOSE : MIN_SCORE))
    throw invalidField(field, getAdvice(warning, isWord))
}

/** The dictionaries have none, and guesses are made without them. */
const removeAccents = (text: string) => text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')

const removeSigns = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const removeYear = (text: string) => text.replace(/^\p{N}{1,4}(?!\p{N})|(?<!\p{N})\p{N}{1,4}$/u, '')

const PRODUCT = 'Munshi'

/** Lists them in lower case, with and without spaces and signs. */
function listPersonal({ name, email, institute }: PasswordOwner): string[] {
  const texts = [
    email,
    email.split('@')[0] ?? '',
    ...[name, institute].flatMap((text) => [text, ...text.split(/\s+/)]),
    PRODUCT,
  ]
  return texts
    .map((text) => removeAccents(text).toLowerCase())
    .flatMap((text) => [text, removeSigns(text)])
    .filter((text) => text.length >= 3)
}
