/** Calls of the product that are not measured, by the reason. */
export const UNMEASURED: Record<string, readonly string[]> = {
  'The hash of a password decides how long it takes, by purpose': [
    ...['POST /api/user/login', 'POST /api/hr/login', 'POST /api/admin/login', 'POST /api/session/confirm'],
    ...['PUT /api/user/changePassword', 'PUT /api/two-factor', 'DELETE /api/two-factor'],
    'POST /api/two-factor/recovery-codes',
  ],
  'Once per session or person, and a few rows found by their key': [
    ...['POST /api/logout', 'POST /api/session', 'DELETE /api/session', 'DELETE /api/session/{id}'],
    ...['POST /api/two-factor', 'POST /api/user/resetLink', 'POST /api/user/confirmEmail'],
    ...['POST /api/user/forgetPassword', 'POST /api/user/confirmation/{id}', 'PUT /api/user/reject/{id}'],
  ],
  'Sends email or writes a backup in the background': [
    ...['POST /api/import/{id}/links', 'POST /api/user/access/{id}'],
    ...['POST /api/reminder/email', 'PUT /api/enquiry/send-reminder/{id}', 'POST /api/admin/backup'],
  ],
  'A file: drawing the PDF or sending the picture decides, not the number of students': [
    ...['GET /api/fee/file/{fileToken}', 'GET /api/fee/refund/{id}/file', 'GET /api/photo/{photoToken}'],
    ...['GET /api/institute/logo/{hash}', 'PUT /api/institute/logo', 'DELETE /api/institute/logo'],
    ...['GET /api/certificate/preview/{kind}', 'PUT /api/certificate/signature', 'DELETE /api/certificate/signature'],
    ...['PUT /api/user/photo/{id}', 'DELETE /api/user/photo/{id}'],
  ],
  'Settings and records that an admin changes a few times a year': [
    ...[
      'PUT /api/institute',
      'PUT /api/privacy',
      'PUT /api/reminder/settings',
      'PUT /api/absence/settings',
      'PUT /api/fee/discount-limit',
    ],
    ...['POST /api/admin/staff', 'PUT /api/admin/staff/{id}', 'POST /api/admin/staff/{id}/reset'],
    ...['DELETE /api/admin/staff/{id}/session', 'DELETE /api/admin/staff/{id}/two-factor'],
    ...['DELETE /api/admin/student/{id}/session', 'DELETE /api/admin/session'],
    ...['PUT /api/course/{id}', 'DELETE /api/course/{id}', 'DELETE /api/batch/{id}'],
    ...['POST /api/holiday', 'DELETE /api/holiday/{id}'],
    'POST /api/calendar',
    ...['GET /api/certificate/template', 'PUT /api/certificate/template/{kind}'],
    ...['POST /api/admin/expense-category', 'POST /api/admin/add-expense-category'],
    ...['PUT /api/admin/expense-category/{id}', 'DELETE /api/admin/expense-category/{id}'],
    ...['POST /api/admin/recurring-expense', 'PUT /api/admin/recurring-expense/{id}'],
    ...['DELETE /api/admin/recurring-expense/{id}', 'POST /api/admin/recurring-expense/{id}/add'],
    ...['POST /api/admin/recurring-expense/{id}/skip'],
  ],
  'All pages of a list; `bench/export.ts` measures whole files': [
    ...['GET /api/user/export', 'GET /api/admin/deleted/export', 'GET /api/fee/export'],
    ...['GET /api/fee/pending/export', 'GET /api/fee/refund/export', 'GET /api/enquiry/export'],
    ...[
      'GET /api/batch/overview/export',
      'GET /api/course/export',
      'GET /api/admin/expense/export',
      'GET /api/attend/export',
    ],
    ...['GET /api/absence/low/export', 'GET /api/reminder/export', 'GET /api/admin/audit/export'],
    ...['GET /api/closing/all/export', 'GET /api/certificate/export', 'GET /api/waiting/export/{id}'],
  ],
  'A few times in the life of an institute; `bench/import.ts` measures a whole import': [
    ...['GET /api/import', 'GET /api/import/{id}'],
    ...['PUT /api/import/{id}', 'PUT /api/import/{id}/row', 'DELETE /api/import/{id}'],
    ...['POST /api/import/{id}/run', 'POST /api/import/{id}/cancel', 'POST /api/import/{id}/undo'],
    ...['GET /api/admin/import', 'POST /api/admin/import', 'GET /api/admin/import/{id}'],
    ...['GET /api/admin/import/{id}/row', 'PUT /api/admin/import/{id}', 'PUT /api/admin/import/{id}/row'],
    ...['POST /api/admin/import/{id}/run', 'POST /api/admin/import/{id}/cancel'],
    ...['POST /api/admin/import/{id}/undo', 'DELETE /api/admin/import/{id}'],
  ],
  'A few times a month; `bench/bulk.ts` measures changes of 30 and 500 students': [
    ...['GET /api/bulk', 'POST /api/bulk', 'POST /api/bulk/{id}/undo'],
  ],
  'The data has no certificates; `bench/certificates.ts` issues some and measures these': [
    ...['GET /api/certificate/file/{id}', 'GET /api/certificate/issue/{id}', 'PUT /api/certificate/revoke/{id}'],
    'GET /api/certificate/verify/{certificateCode}',
  ],
  '`bench/print.ts` measures files of up to 200 receipts': ['POST /api/fee/receipt/file'],
  '`bench/live.ts` measures open streams, and the time until others are told': ['GET /api/changes'],
  'By calendar apps, a few times a day; the timetable of a week reads the same batches': [
    'GET /api/calendar/{calendarCode}',
  ],
  'Once a day, for the whole institute': ['POST /api/closing', 'DELETE /api/cash/{id}'],
  'Rare, and the same steps as a call that is measured': [
    ...['POST /api/waiting/{id}', 'DELETE /api/waiting/entry/{id}', 'PUT /api/waiting/entry/{id}'],
    ...['PUT /api/admin/fee/{id}', 'DELETE /api/admin/fee/{id}', 'DELETE /api/fee/refund/{id}'],
    'POST /api/admin/erase/{id}',
  ],
}
