import type { TrailFaultKind } from './audit-trail.contract.ts'
import type en from './messages/en.json'

export const FAULT_LABELS = {
  changed: 'faultChanged',
  removed: 'faultRemoved',
  inserted: 'faultInserted',
  personalChanged: 'faultPersonalChanged',
  linkChanged: 'faultLinkChanged',
  linkRemoved: 'faultLinkRemoved',
  unlinked: 'faultUnlinked',
  sealDiffers: 'faultSealDiffers',
  endDiffers: 'faultEndDiffers',
} as const satisfies Record<TrailFaultKind, keyof typeof en>
