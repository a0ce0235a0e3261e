import type { BatchListSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import { overviewQueries } from '#features/domain/courses/batches/web/public.ts'
import { coursesQueries } from './courses.queries.ts'

/** See `requestData`. */
export const courseList = (_search: object) => [coursesQueries.list()]

export const batchList = (search: BatchListSearch) => [overviewQueries.overview(search)]
