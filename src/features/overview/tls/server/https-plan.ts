type Listening = {
  /** The directory of keys and certificates. */
  directory: string
  host: string
  httpsPort: number
}

/** Is a certificate of a public authority, which it gives to who answers for the name on port 80. */
export type AcmePlan = Listening & {
  mode: 'acme'
  httpPort: number
  name: string
  /** The public address, without a trailing slash. */
  origin: string
  /** Otherwise another program may serve https at this address. */
  isExplicit: boolean
  /** The URL of the authority's directory. */
  authority: string
  email: string | undefined
}

export type LocalPlan = Listening & { mode: 'local'; name: string | undefined }

export type HttpsPlan = { mode: 'off' | 'proxy' } | AcmePlan | LocalPlan
