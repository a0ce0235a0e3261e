import i18next from 'i18next'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ExportFormat } from '#shared/contract/list-export.ts'
import { ApiError } from './api-error.ts'
import { buildRequest, parseJson, toApiError } from './call.ts'
import { saveBlob } from './save-file.ts'

export type ListDownload = {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  /** Search, filters and order of the list. */
  query: Record<string, string | number | undefined>
}

/** Saves all pages of a list as a file, and returns its name. Throws `ApiError`. */
export async function downloadList({ endpoint, query }: ListDownload, format: ExportFormat): Promise<string> {
  const { url, init, caller } = buildRequest(endpoint, { query: { ...query, format } })
  try {
    const response = await fetch(url, init)
    if (!response.ok) throw toApiError(response.status, parseJson(await response.text()), caller)
    const header = response.headers.get('content-disposition') ?? ''
    const name = /filename="([^"]+)"/.exec(header)?.[1] ?? `list.${format}`
    saveBlob(name, await response.blob())
    return name
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(0, { code: 'unreachable', message: i18next.t('shared:networkError') })
  }
}
