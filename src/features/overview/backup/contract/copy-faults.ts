import type en from './messages/en.json'
import type { CopyFault } from './second-place.contract.ts'

/** The keys of the sentences. */
export const COPY_FAULT_TEXTS = {
  missing: 'copyMissing',
  unreachable: 'copyUnreachable',
  same_disk: 'copySameDisk',
  not_writable: 'copyNotWritable',
  no_space: 'copyNoSpace',
  denied: 'copyDenied',
  no_bucket: 'copyNoBucket',
  wrong_region: 'copyWrongRegion',
  not_encrypted: 'copyNotEncrypted',
  no_secret: 'copyNoSecret',
  changed: 'copyChanged',
  failed: 'copyFailed',
} as const satisfies Record<CopyFault, keyof typeof en>
