import * as z from 'zod/mini'
import { ImageBody } from '#shared/contract/image.ts'
import { FileContent } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

const Logo = z.object({ logo: z.nullable(z.string()) })

export const logoApi = {
  set: endpoint({
    method: 'PUT',
    path: '/api/institute/logo',
    summary: "Replace the institute's logo: a JPEG or PNG of at most 400 × 400 pixels and 30 kB, in base64",
    may: 'institute.change',
    body: ImageBody,
    heavy: true,
    timeoutSeconds: 30,
    result: Logo,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/institute/logo',
    summary: "Remove the institute's logo",
    may: 'institute.change',
    result: Logo,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/institute/logo/{hash}',
    summary: "The institute's logo, by the URL in the institute's settings",
    may: 'institute.see',
    params: z.strictObject({ hash: z.string() }),
    file: 'image/*',
    cacheSeconds: 365 * 24 * 60 * 60,
    result: FileContent,
  }),
}
