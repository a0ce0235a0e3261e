import { BatchBody } from '#features/domain/courses/batches/contract/batches.contract.ts'
import type batchesEn from '#features/domain/courses/batches/contract/messages/en.json'
import { importBatches, removeImportedBatches } from '#features/domain/courses/batches/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { BATCH_IMPORT_FIELDS } from '../../contract/import-batches.ts'
import { compareUnique } from './compare-unique.sql.ts'
import { findCourseFault } from './find-course-fault.ts'
import { createRecordRules, ofTable } from './records.ts'

const message = messagesOf<typeof batchesEn>('batches')

export const batchRules = createRecordRules({
  fields: BATCH_IMPORT_FIELDS,
  body: BatchBody,
  findFaults: ({ courseName }, context) => findCourseFault('courseName', courseName, context),
  ...compareUnique<BatchBody>({
    table: 'batch',
    field: 'bCode',
    column: 'code_key',
    taken: message('codeTaken'),
    toKey: ({ bCode }) => keyOf(bCode),
    getCourse: ({ courseName }) => courseName,
  }),
  insert: importBatches,
  ...ofTable('batch', (tx, ids, { at }) => removeImportedBatches(tx, ids, at)),
})
