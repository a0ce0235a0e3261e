import { join } from 'node:path'
import { deleteFile, readSecret, writeSecret } from './https-files.ts'

export const CHALLENGE_PATH = '/.well-known/acme-challenge/'

const inDirectory = (directory: string) => join(directory, 'challenges')

/** They are files, because another process on the directory may answer on port 80. */
export const writeChallenge = (directory: string, token: string, text: string) =>
  writeSecret(inDirectory(directory), checkToken(token), text)

export const deleteChallenge = (directory: string, token: string) =>
  deleteFile(inDirectory(directory), checkToken(token))

export const readChallenge = async (directory: string, token: string) =>
  isToken(token) ? readSecret(inDirectory(directory), token) : undefined

/** Base64url, so it names no other directory. */
const isToken = (token: string) => /^[\w-]{1,200}$/.test(token)

function checkToken(token: string): string {
  if (!isToken(token)) throw new Error('the authority sent a token that is not base64url')
  return token
}
