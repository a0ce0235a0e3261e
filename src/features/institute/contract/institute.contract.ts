import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, lines, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('institute')

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** What the institute says of itself, as the first run and the settings ask for it. */
export const instituteFields = {
  name: text(200),
  address: lines(500),
  phone: text(30),
  timeZone: text(60).check(z.refine(isTimeZone, message('badTimeZone'))),
  selfRegistration: z.boolean(message('badChoice')),
}

export const InstituteChange = body(
  {
    name: z.optional(instituteFields.name),
    address: z.optional(instituteFields.address),
    phone: z.optional(instituteFields.phone),
    timeZone: z.optional(instituteFields.timeZone),
    selfRegistration: z.optional(instituteFields.selfRegistration),
  },
  ['version', 'setUp'],
)
export type InstituteChange = z.output<typeof InstituteChange>

export const Institute = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  selfRegistration: z.boolean(),
  /** False until the first-run page has been filled in. */
  setUp: z.boolean(),
  version: z.number(),
})
export type Institute = z.infer<typeof Institute>

export const instituteApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/institute',
    summary: "The institute's name, address, phone, time zone, and whether students may register themselves",
    roles: ['anyone'],
    result: Institute,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/institute',
    summary: "Change the institute's settings; what is absent stays",
    roles: ['admin'],
    body: InstituteChange,
    result: Institute,
  }),
}
