/** Works on every file, and then throws the first failure: one file may be on a disk that is not available. */
export async function forEachFile(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(files.map(work))
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
