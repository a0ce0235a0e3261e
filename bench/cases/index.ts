import type { Case } from './case.ts'
import { READS_OF_ADMIN } from './reads-of-admin.ts'
import { READS_OF_HR } from './reads-of-hr.ts'
import { WRITES } from './writes.ts'

export const CASES: readonly Case[] = [...READS_OF_HR, ...READS_OF_ADMIN, ...WRITES]
