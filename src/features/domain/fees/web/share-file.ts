import { downloadFile } from '#shared/web/save-file.ts'

/** Whether this is a phone that offers to share a file. Browsers allow it on https only. */
export function canShareFiles(type: string): boolean {
  if (!('canShare' in navigator) || !matchMedia('(pointer: coarse)').matches) return false
  return navigator.canShare({ files: [new File([], 'file', { type })] })
}

/**
 * Offers the file to the apps of the phone. Downloads it if the phone rejects it, for example because loading it took
 * too long.
 */
export async function shareFile(url: string, name: string, type: string): Promise<void> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${response.status}`)
    await navigator.share({ files: [new File([await response.blob()], name, { type })] })
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === 'AbortError'
    if (!isCancelled) downloadFile(url, name)
  }
}
