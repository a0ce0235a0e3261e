import { ACTIONS } from './declared-labels.ts'
import type { Label } from './label-namespaces.ts'

export const getActionLabel = (action: string): Label | undefined => ACTIONS[action]
