import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, lines, text } from '#shared/contract/scalars.ts'
import { sayFrom } from '#shared/contract/say.ts'
import type en from './words/en.json'

const say = sayFrom<typeof en>('institute')

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
  timeZone: text(60).check(z.refine(isTimeZone, say('badTimeZone'))),
  selfRegistration: z.boolean(say('badChoice')),
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
