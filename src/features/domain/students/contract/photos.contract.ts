import * as z from 'zod/mini'
import { ImageBody } from '#shared/contract/image.ts'
import { FileContent, IdParams } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** Browsers keep a photo so long: a removed one is gone everywhere after that. */
const CACHE_SECONDS = 5 * 60

const Photo = z.object({ photo: z.nullable(z.string()) })

export const photosApi = {
  set: endpoint({
    method: 'PUT',
    path: '/api/user/photo/{id}',
    summary: 'Replace the photo of a student: a JPEG of 400 × 400 pixels and at most 30 kB, in base64',
    may: 'students.set-photo',
    params: IdParams,
    body: ImageBody,
    heavy: true,
    timeoutSeconds: 30,
    result: Photo,
    hourlyLimit: 30,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/photo/{id}',
    summary: 'Remove the photo of a student; the photo link is shown again',
    may: 'students.set-photo',
    params: IdParams,
    result: Photo,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/photo/{photoToken}',
    summary: 'The photo of a student, by the URL in the record of the student',
    may: 'students.see-file',
    params: z.strictObject({ photoToken: z.string() }),
    file: 'image/jpeg',
    cacheSeconds: CACHE_SECONDS,
    result: FileContent,
  }),
}
