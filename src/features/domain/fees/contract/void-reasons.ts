/**
 * This is the stored reason of a receipt that is voided because its cheque bounced. It is shown in the language of the
 * page.
 */
export const CHEQUE_BOUNCED = 'Cheque bounced'

/** This is the stored reason of the receipts of an import that was undone. */
export const IMPORT_UNDONE = 'Import undone'
