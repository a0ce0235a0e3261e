import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const message = messagesOf<typeof en>('identity')

/** Whom the password belongs to. */
export type PasswordOwner = { name: string; email: string; institute: string }

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Without digits and signs at either end, at most five: `qwerty2024`, `123asha!`. */
const AFFIXES = /^[^\p{L}]{0,5}(?=\p{L})|(?<=\p{L})[^\p{L}]{1,5}$/gu

function listVariants(password: string): string[] {
  const lower = keyOf(password)
  const plain = [lower, lower.replace(AFFIXES, '')]
  return plain.flatMap((text) => [
    text,
    text.replace(/[013570@$!]/g, (character) => LOOKALIKES[character] ?? character),
  ])
}

const squash = (text: string) => keyOf(text).replace(/[^\p{L}\p{N}]/gu, '')

/** 422 at `field`: among the most common, or the owner's email or name or the institute's name, or a simple variant of these. */
export function assertNotGuessable(password: string, { name, email, institute }: PasswordOwner, field: string): void {
  const variants = listVariants(password)
  if (variants.some((variant) => COMMON_PASSWORDS.has(variant))) throw invalidField(field, message('passwordTooCommon'))
  const texts = [email, email.split('@')[0] ?? '', ...[name, institute].flatMap((text) => [text, ...text.split(/\s+/)])]
  const personal = new Set(texts.map(squash).filter((text) => text.length >= 3))
  if (variants.some((variant) => personal.has(squash(variant)))) throw invalidField(field, message('passwordPersonal'))
}
