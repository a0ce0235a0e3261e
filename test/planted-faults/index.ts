import { ACCESS } from './access.ts'
import { DESK } from './desk.ts'
import type { Fault } from './fault.ts'
import { FIGURES } from './figures.ts'
import { GENERAL } from './general.ts'
import { IMPORT } from './import.ts'
import { SAFETY } from './safety.ts'

export const FAULTS: readonly Fault[] = [...GENERAL, ...SAFETY, ...ACCESS, ...FIGURES, ...IMPORT, ...DESK]
