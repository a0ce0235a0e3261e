import * as z from 'zod/mini'
import { ROLES } from '#shared/contract/endpoint.ts'
import { body, Message, text } from '#shared/contract/scalars.ts'
import { ForgottenPasswordBody } from './identity.contract.ts'
import { endpoint } from './permissions.ts'

/**
 * Links that make a browser known to an account. They are apart from the contract of the sign-in, whose page is the
 * first.
 */
export const browsersApi = {
  requestLink: endpoint({
    method: 'POST',
    path: '/api/user/browserLink',
    summary: 'Request a link to make a browser known; the response is the same for an unknown address',
    may: 'identity.sign-in',
    body: ForgottenPasswordBody,
    hourlyLimit: 30,
    result: Message,
  }),
  allow: endpoint({
    method: 'POST',
    path: '/api/user/browser',
    summary: 'Make this browser known to the account of a link: wrong guesses of others do not limit it',
    may: 'identity.sign-in',
    body: body({ token: text(200) }),
    hourlyLimit: 60,
    result: z.extend(Message, { email: z.string(), role: z.enum(ROLES) }),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/session/browserLink',
    summary: "A link that makes another browser known to the caller's account, once and within 30 minutes",
    may: 'identity.use-account',
    status: 201,
    result: z.object({ url: z.string() }),
  }),
}
