import { ApiError } from './api-error.ts'
import { buildRequest, type CallKey, isConfirmedNow, parseJson, toApiError } from './call.ts'
import { translate } from './i18n.tsx'
import { saveBlob } from './save-file.ts'

export type Download = {
  endpoint: CallKey
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** Saves a file that needs the session's token, and returns its name. Throws `ApiError`. */
export async function download({ endpoint, ...input }: Download): Promise<string> {
  const { url, init, caller } = buildRequest(endpoint, input)
  try {
    let response = await fetch(url, init)
    let problem = await readProblem(response)
    if (await isConfirmedNow(problem)) {
      response = await fetch(url, init)
      problem = await readProblem(response)
    }
    if (!response.ok) throw toApiError(response.status, problem, caller)
    const header = response.headers.get('content-disposition') ?? ''
    const name = /filename="([^"]+)"/.exec(header)?.[1] ?? 'download'
    saveBlob(name, await response.blob())
    return name
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(0, { code: 'unreachable', message: translate('shared:unreachable') })
  }
}

const readProblem = async (response: Response) => (response.ok ? undefined : parseJson(await response.text()))
