import { FEATURES } from '#app/contract/declared.ts'
import { installSlots } from '#shared/server/slot.ts'
import * as features from './features.ts'

/** A command that runs a use case without the app calls it too. */
export function installFillers(): void {
  const servers = Object.values(features)
  installSlots(FEATURES.flatMap((one) => servers.filter(({ feature }) => feature === one)))
}
