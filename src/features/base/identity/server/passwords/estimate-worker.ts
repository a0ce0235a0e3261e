import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common'
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en'
import type { EstimateAnswer, EstimateRequest } from './estimate-password.ts'

/** Passwords that are common in India, France and Turkey, or anywhere, and not in the dictionaries. */
const local = readFileSync(new URL('local-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/**
 * The work grows with the length and with the signs that may stand for letters: at most 0.15 s of CPU with these
 * limits.
 */
const estimator = new ZxcvbnFactory({
  dictionary: {
    ...commonDictionary,
    ...englishDictionary,
    'passwords-common': [...local, ...commonDictionary['passwords-common']],
  },
  graphs: adjacencyGraphs,
  maxLength: 40,
  l33tMaxSubstitutions: 10,
})

/** Attackers begin with as many words and names of all languages. Longer ones are seldom in their lists. */
const LISTED_WORDS = 1e5
const LISTED_WORD = /^[\p{L}\p{M}]{1,12}$/u

const multiplyGuesses = (text: string, personal: string[]): number =>
  estimator.check(text, personal).sequence.reduce((product, { guesses }) => product * guesses, 1)

/**
 * In long numbers the library finds dates that are none: they count by their length, unless all of it is easy to guess.
 */
function guessPart(part: string, personal: string[]): number {
  const isNumber = /^\p{N}{5,}$/u.test(part) && estimator.check(part, personal).score >= 2
  return isNumber ? 10 ** part.length : multiplyGuesses(part, personal)
}

/**
 * Estimates the guesses for a text with digits and signs before and after it, such as a year. The library adds 10,000
 * for each part, but this form is tried early. Undefined for a password without such parts that is not one word.
 */
function estimateWord(password: string, personal: string[]): number | undefined {
  const [, before = '', word = '', after = ''] = /^([^\p{L}\p{M}]*)(.*?)([^\p{L}\p{M}]*)$/su.exec(password) ?? []
  const parts = `${before} ${after}`.match(/\p{N}+|[^\p{N}\s]+/gu) ?? []
  const isListed = LISTED_WORD.test(word)
  if (parts.length === 0 && !isListed) return undefined
  const guesses = Math.min(multiplyGuesses(word, personal), isListed ? LISTED_WORDS : Infinity)
  return parts.reduce((product, part) => product * guessPart(part, personal), guesses)
}

parentPort?.on('message', ({ id, password, personal }: EstimateRequest) => {
  const { score, feedback } = estimator.check(password, personal)
  const wordGuesses = estimateWord(password, personal)
  parentPort?.postMessage({ id, score, warning: feedback.warning, wordGuesses } satisfies EstimateAnswer)
})
