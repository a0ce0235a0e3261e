import { getNodeFlags } from '../../../bin/node-flags.mjs'

/** Returns the flags of Node with which the commands run, for NODE_OPTIONS. */
export const readMemoryFlags = (): string => getNodeFlags().join(' ')
