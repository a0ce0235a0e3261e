type Catalogue = Record<string, string>

export function groupByFeature(files: Record<string, Catalogue>): Record<string, Catalogue> {
  const entries = Object.entries(files).map(([path, catalogue]) => {
    const feature = /\/([^/]+)\/contract\/messages\//.exec(path)?.[1]
    return [feature ?? 'shared', catalogue] as const
  })
  return Object.fromEntries(entries)
}
