export type ServiceOptions = {
  dataDir: string
  port: number
  /** Starts the current version of an installation that can be updated. */
  launcher: string | undefined
}

export type InstallOptions = ServiceOptions & {
  isForNetwork: boolean
  /** Is not used until https is switched on. */
  httpsPort: number
}

/** Each returns the lines that are printed. */
export type Service = Record<
  'remove' | 'start' | 'stop' | 'status' | 'open',
  (options: ServiceOptions) => Promise<string[]>
> & {
  install(options: InstallOptions): Promise<string[]>
  dataDir(): string
}

/** Says whether something answers there as Munshi does. */
export async function isAnswering(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3_000) })
    return ((await response.json()) as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}

/** The commands of the service are in the root of this installation, where the command line starts them. */
export const installation = (): string => process.cwd()
