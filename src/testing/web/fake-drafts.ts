import { forgetDrafts, sendDrafts } from '#shared/web/form/staff-drafts.ts'
import type { FakeRequest } from './fake-request.ts'

type Values = Record<string, string>

/** The keys are the token of the account and the key of the draft. */
const drafts = new Map<string, Values>()

/** Stores a draft on the fake server, which responds to `/api/draft` unless told otherwise. */
export const storeFakeDraft = (key: string, values: Values, token = 't') => drafts.set(`${token} ${key}`, values)
export const getFakeDraft = (key: string, token = 't') => drafts.get(`${token} ${key}`)
export const countFakeDrafts = () => drafts.size

/** Runs after a test, and also clears those that the page has not sent yet, or is sending. */
export async function clearDrafts(): Promise<void> {
  forgetDrafts()
  await sendDrafts()
  drafts.clear()
}

export function respondToDraftRequest({ method, headers, query, body }: FakeRequest): object {
  const sent = body as { key: string; values: Values } | undefined
  const key = sent?.key ?? query['key'] ?? ''
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
  if (sent) storeFakeDraft(key, sent.values, token)
  if (method === 'PUT') return { key, savedAt: '2026-11-21T04:30:00.000Z' }
  if (method === 'GET') return { values: getFakeDraft(key, token) ?? null }
  drafts.delete(`${token} ${key}`)
  return { message: 'The draft is deleted.' }
}
