type Catalogue = Record<string, string>

/** Catalogues by their room's folder name (`student-file`), or `shared`, from their files' paths. */
export function byRoom(files: Record<string, Catalogue>): Record<string, Catalogue> {
  const named = Object.entries(files).map(([path, words]) => {
    const room = /\/([^/]+)\/contract\/messages\//.exec(path)?.[1]
    return [room ?? 'shared', words] as const
  })
  return Object.fromEntries(named)
}
