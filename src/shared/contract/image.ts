import * as z from 'zod/mini'
import { messagesOf } from './messages.ts'
import type en from './messages/en.json'
import { body } from './scalars.ts'

const message = messagesOf<typeof en>('shared')

/** Photos are this wide and high in pixels, logos at most. */
export const IMAGE_SIDE = 400
export const MAX_IMAGE_BYTES = 30 * 1024

/** Contains the bytes in base64. The server checks what they are. */
export const ImageBody = body({
  image: z.string(message('required')).check(
    z.minLength(1, { error: message('required'), abort: true }),
    z.refine((text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text), message('badImage')),
  ),
})
export type ImageBody = z.output<typeof ImageBody>
