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

/** The work grows with the length and with the signs that may stand for letters: at most 0.15 s of CPU with these limits. */
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

parentPort?.on('message', ({ id, password, personal }: EstimateRequest) => {
  const { score, feedback } = estimator.check(password, personal)
  parentPort?.postMessage({ id, score, warning: feedback.warning } satisfies EstimateAnswer)
})
