import * as z from 'zod/mini'
import { searchParams, textParam } from '#shared/contract/search-params.ts'

export const studentSearch = searchParams({ id: textParam() })

/** The search of the page of a student. Fees and attendance have their own pages. */
export const studentPageSearch = searchParams({ id: textParam(), tab: z.enum(['projects']) })
