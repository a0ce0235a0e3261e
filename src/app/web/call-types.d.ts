// Generated from the contracts by `npm run docs`; `npm run verify` fails if it is outdated.
import type { absencesApi } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import type { adjustmentsApi } from '#features/domain/fees/contract/adjustments.contract.ts'
import type { adminImportsApi } from '#features/overview/import-export/contract/imports.contract.ts'
import type { admissionsApi } from '#features/domain/admissions/contract/admissions.contract.ts'
import type { approvalsApi } from '#features/overview/approvals/contract/approvals.contract.ts'
import type { attendanceApi } from '#features/domain/attendance/contract/attendance.contract.ts'
import type { auditTrailApi } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import type { backupApi } from '#features/overview/backup/contract/backup.contract.ts'
import type { batchesApi } from '#features/domain/courses/batches/contract/batches.contract.ts'
import type { browsersApi } from '#features/base/identity/contract/browsers.contract.ts'
import type { bulkChangesApi } from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import type { calendarApi } from '#features/domain/timetable/contract/calendar.contract.ts'
import type { certificatesApi } from '#features/domain/certificates/contract/certificates.contract.ts'
import type { changesApi } from '#features/overview/changes/contract/changes.contract.ts'
import type { closingsApi } from '#features/domain/cash/contract/closings.contract.ts'
import type { concessionsApi } from '#features/domain/fees/contract/concessions.contract.ts'
import type { coursesApi } from '#features/domain/courses/contract/courses.contract.ts'
import type { dashboardApi } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import type { demoDataApi } from '#features/overview/demo-data/contract/demo-data.contract.ts'
import type { diskApi } from '#features/base/institute/contract/disk.contract.ts'
import type { draftsApi } from '#shared/contract/drafts.contract.ts'
import type { enquiriesApi } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { enrolmentsApi } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import type { erasureApi } from '#features/overview/erasure/contract/erasure.contract.ts'
import type { expensesApi } from '#features/domain/expenses/contract/expenses.contract.ts'
import type { feesApi } from '#features/domain/fees/contract/fees.contract.ts'
import type { firstRestoreApi } from '#features/overview/backup/contract/first-restore.contract.ts'
import type { holidaysApi } from '#features/domain/timetable/contract/timetable.contract.ts'
import type { httpsApi } from '#features/overview/tls/contract/https.contract.ts'
import type { identityApi } from '#features/base/identity/contract/identity.contract.ts'
import type { importSettingsApi } from '#features/overview/import-export/contract/import-settings.contract.ts'
import type { importsApi } from '#features/overview/import-export/contract/imports.contract.ts'
import type { installationApi } from '#features/overview/installation/contract/installation.contract.ts'
import type { instituteApi } from '#features/base/institute/contract/institute.contract.ts'
import type { kitApi } from '#features/overview/backup/contract/kit.contract.ts'
import type { logoApi } from '#features/base/institute/contract/logo.contract.ts'
import type { overviewApi } from '#features/domain/courses/batches/contract/overview.contract.ts'
import type { permissionSetsApi } from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'
import type { phonesApi } from '#features/overview/setup/contract/phones.contract.ts'
import type { photosApi } from '#features/domain/students/contract/photos.contract.ts'
import type { plansApi } from '#features/domain/fees/plans/contract/plans.contract.ts'
import type { portfolioApi } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import type { privacyApi } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import type { projectsApi } from '#features/domain/portfolio/contract/projects.contract.ts'
import type { proofApi } from '#features/overview/backup/contract/proof.contract.ts'
import type { receiptFileApi } from '#features/domain/fees/contract/receipt-file.contract.ts'
import type { recurringExpensesApi } from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import type { refundsApi } from '#features/domain/fees/contract/refunds.contract.ts'
import type { remindersApi } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import type { reportsApi } from '#features/overview/reports/contract/reports.contract.ts'
import type { restoreApi } from '#features/overview/backup/contract/restore.contract.ts'
import type { searchApi } from '#features/overview/search/contract/search.contract.ts'
import type { secondPlaceApi } from '#features/overview/backup/contract/second-place.contract.ts'
import type { sessionsApi } from '#features/base/identity/contract/sessions.contract.ts'
import type { setupApi } from '#features/overview/setup/contract/setup.contract.ts'
import type { staffApi } from '#features/base/identity/contract/staff.contract.ts'
import type { studentDataApi } from '#features/overview/erasure/contract/student-data.contract.ts'
import type { studentRecordsApi } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import type { studentsApi } from '#features/domain/students/contract/students.contract.ts'
import type { timetableApi } from '#features/domain/timetable/contract/timetable.contract.ts'
import type { twoFactorApi } from '#features/base/identity/contract/two-factor.contract.ts'
import type { updatesApi } from '#features/overview/updates/contract/updates.contract.ts'
import type { uploadApi } from '#features/overview/backup/contract/upload.contract.ts'
import type { verificationApi } from '#features/domain/fees/contract/verification.contract.ts'
import type { waitingApi } from '#features/domain/courses/batches/contract/waiting.contract.ts'

declare module '#shared/web/call.ts' {
  interface Calls {
    'DELETE /api/admin/backup/place': typeof secondPlaceApi.remove
    'DELETE /api/admin/expense-category/{id}': typeof expensesApi.removeCategory
    'DELETE /api/admin/expense/{id}': typeof expensesApi.remove
    'DELETE /api/admin/fee/{id}': typeof feesApi.voidSignedOff
    'DELETE /api/admin/import/{id}': typeof adminImportsApi.discard
    'DELETE /api/admin/permission-set/{id}': typeof permissionSetsApi.remove
    'DELETE /api/admin/recurring-expense/{id}': typeof recurringExpensesApi.end
    'DELETE /api/admin/session': typeof sessionsApi.endOfEverybody
    'DELETE /api/admin/staff/{id}/session': typeof sessionsApi.endOfStaff
    'DELETE /api/admin/staff/{id}/two-factor': typeof staffApi.resetTwoFactor
    'DELETE /api/admin/student/{id}/session': typeof sessionsApi.endOfStudent
    'DELETE /api/batch/{id}': typeof batchesApi.remove
    'DELETE /api/cash/{id}': typeof closingsApi.remove
    'DELETE /api/certificate/signature': typeof certificatesApi.removeSignature
    'DELETE /api/course/{id}': typeof coursesApi.remove
    'DELETE /api/draft': typeof draftsApi.remove
    'DELETE /api/enquiry/{id}': typeof enquiriesApi.remove
    'DELETE /api/enrolment/{id}': typeof enrolmentsApi.remove
    'DELETE /api/fee/adjustment/{id}': typeof adjustmentsApi.withdraw
    'DELETE /api/fee/refund/{id}': typeof refundsApi.void
    'DELETE /api/fee/{id}': typeof feesApi.void
    'DELETE /api/holiday/{id}': typeof holidaysApi.remove
    'DELETE /api/import/{id}': typeof importsApi.discard
    'DELETE /api/institute/logo': typeof logoApi.remove
    'DELETE /api/portfolio/{id}': typeof portfolioApi.remove
    'DELETE /api/project/{id}': typeof projectsApi.remove
    'DELETE /api/session': typeof sessionsApi.endOthers
    'DELETE /api/session/{id}': typeof sessionsApi.end
    'DELETE /api/two-factor': typeof twoFactorApi.turnOff
    'DELETE /api/user/photo/{id}': typeof photosApi.remove
    'DELETE /api/waiting/entry/{id}': typeof waitingApi.remove
    'GET /api/absence/low': typeof absencesApi.low
    'GET /api/absence/low/export': typeof absencesApi.exportLow
    'GET /api/absence/settings': typeof absencesApi.settings
    'GET /api/admin/audit': typeof auditTrailApi.list
    'GET /api/admin/audit/alarm': typeof auditTrailApi.alarm
    'GET /api/admin/audit/export': typeof auditTrailApi.export
    'GET /api/admin/audit/lost-numbers': typeof auditTrailApi.lostNumbers
    'GET /api/admin/audit/totals': typeof auditTrailApi.totals
    'GET /api/admin/audit/verify': typeof auditTrailApi.verify
    'GET /api/admin/backup': typeof backupApi.get
    'GET /api/admin/backup/file': typeof backupApi.list
    'GET /api/admin/backup/file/{name}': typeof backupApi.download
    'GET /api/admin/backup/reminder': typeof backupApi.reminders
    'GET /api/admin/deleted': typeof erasureApi.listDeleted
    'GET /api/admin/deleted/export': typeof erasureApi.exportDeleted
    'GET /api/admin/expense': typeof expensesApi.list
    'GET /api/admin/expense-category': typeof expensesApi.listCategories
    'GET /api/admin/expense/export': typeof expensesApi.export
    'GET /api/admin/expense/{id}': typeof expensesApi.get
    'GET /api/admin/https': typeof httpsApi.get
    'GET /api/admin/import': typeof adminImportsApi.list
    'GET /api/admin/import-settings': typeof importSettingsApi.get
    'GET /api/admin/import/{id}': typeof adminImportsApi.get
    'GET /api/admin/import/{id}/row': typeof adminImportsApi.rows
    'GET /api/admin/installation': typeof installationApi.get
    'GET /api/admin/permission-set': typeof permissionSetsApi.list
    'GET /api/admin/phones': typeof phonesApi.get
    'GET /api/admin/recurring-expense': typeof recurringExpensesApi.list
    'GET /api/admin/recurring-expense/due': typeof recurringExpensesApi.due
    'GET /api/admin/restore': typeof restoreApi.status
    'GET /api/admin/staff': typeof staffApi.list
    'GET /api/admin/update': typeof updatesApi.get
    'GET /api/approval': typeof approvalsApi.list
    'GET /api/attend': typeof attendanceApi.list
    'GET /api/attend/export': typeof attendanceApi.export
    'GET /api/attend/register': typeof attendanceApi.register
    'GET /api/attend/roster': typeof attendanceApi.roster
    'GET /api/attend/today': typeof attendanceApi.today
    'GET /api/attend/unmarked': typeof attendanceApi.unmarked
    'GET /api/attend/{id}': typeof attendanceApi.listByStudent
    'GET /api/batch': typeof batchesApi.list
    'GET /api/batch/clashes': typeof overviewApi.clashes
    'GET /api/batch/names': typeof overviewApi.names
    'GET /api/batch/overview': typeof overviewApi.overview
    'GET /api/batch/overview/export': typeof overviewApi.export
    'GET /api/batch/seats': typeof waitingApi.seats
    'GET /api/bulk': typeof bulkChangesApi.list
    'GET /api/calendar': typeof calendarApi.get
    'GET /api/calendar/{calendarCode}': typeof calendarApi.file
    'GET /api/cash': typeof closingsApi.cash
    'GET /api/certificate': typeof certificatesApi.list
    'GET /api/certificate/candidates': typeof certificatesApi.candidates
    'GET /api/certificate/export': typeof certificatesApi.export
    'GET /api/certificate/file/{id}': typeof certificatesApi.file
    'GET /api/certificate/issue/{id}': typeof certificatesApi.issueFile
    'GET /api/certificate/of/{id}': typeof certificatesApi.ofStudent
    'GET /api/certificate/preview/{kind}': typeof certificatesApi.preview
    'GET /api/certificate/template': typeof certificatesApi.templates
    'GET /api/certificate/verify/{certificateCode}': typeof certificatesApi.verify
    'GET /api/changes': typeof changesApi.listen
    'GET /api/closing': typeof closingsApi.day
    'GET /api/closing/all': typeof closingsApi.list
    'GET /api/closing/all/export': typeof closingsApi.export
    'GET /api/course': typeof coursesApi.list
    'GET /api/course/admin/{id}': typeof coursesApi.listAddedBy
    'GET /api/course/export': typeof coursesApi.export
    'GET /api/dashboard/admin': typeof dashboardApi.admin
    'GET /api/dashboard/hr': typeof dashboardApi.hr
    'GET /api/dashboard/student': typeof dashboardApi.student
    'GET /api/draft': typeof draftsApi.find
    'GET /api/enquiry': typeof enquiriesApi.list
    'GET /api/enquiry/export': typeof enquiriesApi.export
    'GET /api/enquiry/note/{id}': typeof enquiriesApi.listNotes
    'GET /api/enquiry/to-call': typeof enquiriesApi.toCall
    'GET /api/enquiry/totals': typeof enquiriesApi.totals
    'GET /api/enquiry/{id}': typeof enquiriesApi.get
    'GET /api/enrolment/{id}': typeof enrolmentsApi.list
    'GET /api/fee': typeof feesApi.list
    'GET /api/fee/all': typeof feesApi.months
    'GET /api/fee/closing': typeof feesApi.closing
    'GET /api/fee/concession': typeof concessionsApi.list
    'GET /api/fee/concession/export': typeof concessionsApi.export
    'GET /api/fee/discount-limit': typeof adjustmentsApi.limit
    'GET /api/fee/export': typeof feesApi.export
    'GET /api/fee/file/{fileToken}': typeof receiptFileApi.file
    'GET /api/fee/pending': typeof feesApi.pending
    'GET /api/fee/pending/export': typeof feesApi.exportPending
    'GET /api/fee/pending/totals': typeof feesApi.pendingTotals
    'GET /api/fee/receipt/{id}': typeof feesApi.receipt
    'GET /api/fee/receipt/{id}/file': typeof receiptFileApi.receiptLink
    'GET /api/fee/refund': typeof refundsApi.list
    'GET /api/fee/refund/export': typeof refundsApi.export
    'GET /api/fee/refund/{id}': typeof refundsApi.refund
    'GET /api/fee/refund/{id}/file': typeof receiptFileApi.refundLink
    'GET /api/fee/totals': typeof feesApi.totals
    'GET /api/fee/verify/{receiptCode}': typeof verificationApi.verify
    'GET /api/fee/{id}': typeof feesApi.studentFees
    'GET /api/holiday': typeof holidaysApi.list
    'GET /api/import': typeof importsApi.list
    'GET /api/import/{id}': typeof importsApi.get
    'GET /api/import/{id}/row': typeof importsApi.rows
    'GET /api/institute': typeof instituteApi.get
    'GET /api/institute/disk': typeof diskApi.get
    'GET /api/institute/logo/{hash}': typeof logoApi.file
    'GET /api/institute/settings': typeof instituteApi.settings
    'GET /api/photo/{photoToken}': typeof photosApi.file
    'GET /api/plan/{id}': typeof plansApi.get
    'GET /api/portfolio': typeof portfolioApi.list
    'GET /api/portfolio/{id}': typeof portfolioApi.listByStudent
    'GET /api/privacy': typeof privacyApi.getNotice
    'GET /api/project': typeof projectsApi.list
    'GET /api/project/{id}': typeof projectsApi.listByStudent
    'GET /api/reminder': typeof remindersApi.list
    'GET /api/reminder/export': typeof remindersApi.export
    'GET /api/reminder/settings': typeof remindersApi.settings
    'GET /api/reminder/totals': typeof remindersApi.totals
    'GET /api/reminder/{id}': typeof remindersApi.ofStudent
    'GET /api/report/balance': typeof reportsApi.balance
    'GET /api/report/clerk': typeof reportsApi.clerks
    'GET /api/report/collection': typeof reportsApi.collection
    'GET /api/report/expected': typeof reportsApi.expected
    'GET /api/report/profit': typeof reportsApi.profit
    'GET /api/report/receivables': typeof reportsApi.receivables
    'GET /api/search': typeof searchApi.find
    'GET /api/session': typeof sessionsApi.list
    'GET /api/timetable': typeof timetableApi.week
    'GET /api/timetable/own': typeof timetableApi.ownWeek
    'GET /api/trust': typeof httpsApi.trust
    'GET /api/two-factor': typeof twoFactorApi.status
    'GET /api/user': typeof studentRecordsApi.list
    'GET /api/user/consent/{id}': typeof privacyApi.getConsent
    'GET /api/user/data/{id}': typeof studentDataApi.download
    'GET /api/user/duplicates': typeof admissionsApi.findDuplicates
    'GET /api/user/export': typeof studentRecordsApi.export
    'GET /api/user/overview/{id}': typeof studentsApi.overview
    'GET /api/user/status/{id}': typeof studentRecordsApi.statusHistory
    'GET /api/user/totals': typeof studentRecordsApi.totals
    'GET /api/user/{id}': typeof studentsApi.get
    'GET /api/waiting/export/{id}': typeof waitingApi.export
    'GET /api/waiting/{id}': typeof waitingApi.list
    'POST /api/absence/{id}': typeof absencesApi.tell
    'POST /api/admin/add-expense-category': typeof expensesApi.addCategoryAlias
    'POST /api/admin/backup': typeof backupApi.start
    'POST /api/admin/backup/kit': typeof kitApi.open
    'POST /api/admin/backup/place/later': typeof secondPlaceApi.postpone
    'POST /api/admin/backup/place/try': typeof secondPlaceApi.tryOut
    'POST /api/admin/backup/proof': typeof proofApi.prove
    'POST /api/admin/erase/{id}': typeof erasureApi.erase
    'POST /api/admin/expense': typeof expensesApi.create
    'POST /api/admin/expense-category': typeof expensesApi.addCategory
    'POST /api/admin/import': typeof adminImportsApi.create
    'POST /api/admin/import/{id}/cancel': typeof adminImportsApi.cancel
    'POST /api/admin/import/{id}/links': typeof adminImportsApi.sendLinks
    'POST /api/admin/import/{id}/run': typeof adminImportsApi.run
    'POST /api/admin/import/{id}/undo': typeof adminImportsApi.undo
    'POST /api/admin/installation/restart': typeof installationApi.restart
    'POST /api/admin/installation/test-mail': typeof installationApi.testMail
    'POST /api/admin/login': typeof identityApi.loginAdmin
    'POST /api/admin/permission-set': typeof permissionSetsApi.add
    'POST /api/admin/recurring-expense': typeof recurringExpensesApi.create
    'POST /api/admin/recurring-expense/{id}/add': typeof recurringExpensesApi.add
    'POST /api/admin/recurring-expense/{id}/skip': typeof recurringExpensesApi.skip
    'POST /api/admin/restore': typeof restoreApi.request
    'POST /api/admin/restore/back': typeof restoreApi.back
    'POST /api/admin/restore/confirm': typeof restoreApi.confirm
    'POST /api/admin/restore/preview': typeof restoreApi.preview
    'POST /api/admin/restore/upload': typeof uploadApi.send
    'POST /api/admin/staff': typeof staffApi.add
    'POST /api/admin/staff/{id}/reset': typeof staffApi.sendLink
    'POST /api/admin/status': typeof studentRecordsApi.setStatus
    'POST /api/admin/update': typeof updatesApi.start
    'POST /api/admin/update/check': typeof updatesApi.check
    'POST /api/approval': typeof approvalsApi.ask
    'POST /api/approval/{id}/approve': typeof approvalsApi.approve
    'POST /api/approval/{id}/decline': typeof approvalsApi.decline
    'POST /api/attend': typeof attendanceApi.save
    'POST /api/batch': typeof batchesApi.create
    'POST /api/bulk': typeof bulkChangesApi.create
    'POST /api/bulk/preview': typeof bulkChangesApi.preview
    'POST /api/bulk/{id}/undo': typeof bulkChangesApi.undo
    'POST /api/calendar': typeof calendarApi.renew
    'POST /api/cash': typeof closingsApi.record
    'POST /api/certificate': typeof certificatesApi.issue
    'POST /api/closing': typeof closingsApi.signOff
    'POST /api/course': typeof coursesApi.create
    'POST /api/enquiry': typeof enquiriesApi.create
    'POST /api/enquiry/admit/{id}': typeof enquiriesApi.admit
    'POST /api/enquiry/note/{id}': typeof enquiriesApi.addNote
    'POST /api/enrolment/{id}': typeof enrolmentsApi.add
    'POST /api/fee/discount/{id}': typeof adjustmentsApi.discount
    'POST /api/fee/export': typeof feesApi.exportChosen
    'POST /api/fee/receipt/file': typeof receiptFileApi.print
    'POST /api/fee/refund/{id}': typeof refundsApi.record
    'POST /api/fee/write-off/{id}': typeof adjustmentsApi.writeOff
    'POST /api/fee/{id}': typeof feesApi.record
    'POST /api/holiday': typeof holidaysApi.add
    'POST /api/hr/login': typeof identityApi.loginHr
    'POST /api/import': typeof importsApi.create
    'POST /api/import/{id}/cancel': typeof importsApi.cancel
    'POST /api/import/{id}/links': typeof importsApi.sendLinks
    'POST /api/import/{id}/run': typeof importsApi.run
    'POST /api/import/{id}/undo': typeof importsApi.undo
    'POST /api/logout': typeof identityApi.logout
    'POST /api/portfolio': typeof portfolioApi.add
    'POST /api/project': typeof projectsApi.add
    'POST /api/reminder/email': typeof remindersApi.email
    'POST /api/reminder/{id}': typeof remindersApi.remind
    'POST /api/session': typeof identityApi.session
    'POST /api/session/browserLink': typeof browsersApi.createLink
    'POST /api/session/confirm': typeof sessionsApi.confirm
    'POST /api/setup': typeof setupApi.setUp
    'POST /api/setup/check': typeof setupApi.checkCode
    'POST /api/setup/demo': typeof demoDataApi.loadDemo
    'POST /api/setup/restore': typeof firstRestoreApi.request
    'POST /api/setup/restore/preview': typeof firstRestoreApi.preview
    'POST /api/setup/restore/status': typeof firstRestoreApi.status
    'POST /api/setup/restore/upload': typeof firstRestoreApi.send
    'POST /api/two-factor': typeof twoFactorApi.start
    'POST /api/two-factor/recovery-codes': typeof twoFactorApi.renewCodes
    'POST /api/user/access/{id}': typeof admissionsApi.access
    'POST /api/user/browser': typeof browsersApi.allow
    'POST /api/user/browserLink': typeof browsersApi.requestLink
    'POST /api/user/confirmEmail': typeof identityApi.confirmEmail
    'POST /api/user/confirmation/{id}': typeof admissionsApi.sendConfirmation
    'POST /api/user/export': typeof studentRecordsApi.exportChosen
    'POST /api/user/forgetPassword': typeof identityApi.forgetPassword
    'POST /api/user/login': typeof identityApi.loginStudent
    'POST /api/user/register': typeof admissionsApi.register
    'POST /api/user/resetLink': typeof identityApi.resetLink
    'POST /api/waiting/{id}': typeof waitingApi.add
    'PUT /api/absence/settings': typeof absencesApi.setSettings
    'PUT /api/admin/backup/place': typeof secondPlaceApi.set
    'PUT /api/admin/expense-category/{id}': typeof expensesApi.setBudget
    'PUT /api/admin/expense/{id}': typeof expensesApi.update
    'PUT /api/admin/fee/{id}': typeof feesApi.updateSignedOff
    'PUT /api/admin/import-settings': typeof importSettingsApi.set
    'PUT /api/admin/import/{id}': typeof adminImportsApi.update
    'PUT /api/admin/import/{id}/row': typeof adminImportsApi.updateRow
    'PUT /api/admin/installation/settings': typeof installationApi.save
    'PUT /api/admin/permission-set/{id}': typeof permissionSetsApi.update
    'PUT /api/admin/recurring-expense/{id}': typeof recurringExpensesApi.update
    'PUT /api/admin/restore/{id}': typeof erasureApi.restore
    'PUT /api/admin/staff/{id}': typeof staffApi.update
    'PUT /api/attend': typeof attendanceApi.update
    'PUT /api/batch/{id}': typeof batchesApi.update
    'PUT /api/certificate/revoke/{id}': typeof certificatesApi.revoke
    'PUT /api/certificate/signature': typeof certificatesApi.setSignature
    'PUT /api/certificate/template/{kind}': typeof certificatesApi.setTemplate
    'PUT /api/course/{id}': typeof coursesApi.update
    'PUT /api/draft': typeof draftsApi.save
    'PUT /api/enquiry/next-call/{id}': typeof enquiriesApi.setNextCall
    'PUT /api/enquiry/send-reminder/{id}': typeof enquiriesApi.sendEmail
    'PUT /api/enquiry/update-status/{id}': typeof enquiriesApi.setStatus
    'PUT /api/enquiry/{id}': typeof enquiriesApi.update
    'PUT /api/enrolment/end/{id}': typeof enrolmentsApi.end
    'PUT /api/enrolment/{id}': typeof enrolmentsApi.update
    'PUT /api/fee/discount-limit': typeof adjustmentsApi.setLimit
    'PUT /api/fee/{id}': typeof feesApi.update
    'PUT /api/import/{id}': typeof importsApi.update
    'PUT /api/import/{id}/row': typeof importsApi.updateRow
    'PUT /api/institute': typeof instituteApi.update
    'PUT /api/institute/logo': typeof logoApi.set
    'PUT /api/plan/{id}': typeof plansApi.set
    'PUT /api/privacy': typeof privacyApi.updateNotice
    'PUT /api/project/{id}': typeof projectsApi.update
    'PUT /api/reminder/settings': typeof remindersApi.setSettings
    'PUT /api/reminder/{id}': typeof remindersApi.confirm
    'PUT /api/two-factor': typeof twoFactorApi.confirm
    'PUT /api/user/approve/{id}': typeof admissionsApi.approve
    'PUT /api/user/changePassword': typeof identityApi.changePassword
    'PUT /api/user/contact/{id}': typeof studentsApi.changeContact
    'PUT /api/user/photo/{id}': typeof photosApi.set
    'PUT /api/user/reject/{id}': typeof admissionsApi.reject
    'PUT /api/user/{id}': typeof studentsApi.update
    'PUT /api/waiting/entry/{id}': typeof waitingApi.restore
  }

  interface SlowCalls {
    'POST /api/admin/backup/place/try': 40
    'POST /api/admin/import': 60
    'POST /api/admin/import/{id}/undo': 300
    'POST /api/admin/installation/test-mail': 15
    'POST /api/admin/restore': 30
    'POST /api/admin/restore/preview': 30
    'POST /api/admin/staff': 8
    'POST /api/admin/staff/{id}/reset': 8
    'POST /api/admin/update/check': 60
    'POST /api/enquiry/admit/{id}': 15
    'POST /api/import': 60
    'POST /api/import/{id}/undo': 300
    'POST /api/setup': 15
    'POST /api/setup/demo': 60
    'POST /api/setup/restore': 30
    'POST /api/setup/restore/preview': 30
    'POST /api/user/access/{id}': 8
    'POST /api/user/confirmation/{id}': 8
    'POST /api/user/register': 15
    'PUT /api/admin/backup/place': 40
    'PUT /api/admin/import/{id}': 60
    'PUT /api/certificate/signature': 30
    'PUT /api/enquiry/send-reminder/{id}': 8
    'PUT /api/import/{id}': 60
    'PUT /api/institute/logo': 30
    'PUT /api/user/approve/{id}': 8
    'PUT /api/user/changePassword': 15
    'PUT /api/user/photo/{id}': 30
    'PUT /api/user/{id}': 15
  }
}

declare module '#shared/web/may.ts' {
  interface Permissions {
    'admissions.confirm-email': true
    'admissions.decide': true
    'admissions.find-duplicates': true
    'admissions.register': true
    'admissions.register-active': true
    'approvals.ask': true
    'approvals.decide': true
    'attendance.correct': true
    'attendance.edit-late': true
    'attendance.list': true
    'attendance.mark': true
    'attendance.read': true
    'attendance.set-absences': true
    'attendance.tell-parents': true
    'audit-trail.read': true
    'backup.run': true
    'bulk-changes.run': true
    'cash.close-all': true
    'cash.close-own': true
    'cash.count': true
    'cash.open': true
    'cash.read': true
    'cash.read-all': true
    'cash.record': true
    'cash.remove-any': true
    'certificates.design': true
    'certificates.issue': true
    'certificates.list': true
    'certificates.read': true
    'certificates.revoke': true
    'changes.listen': true
    'courses.change': true
    'courses.list': true
    'courses.run-batches': true
    'courses.see': true
    'dashboard.read-desk': true
    'dashboard.read-institute': true
    'drafts.keep': true
    'enquiries.admit': true
    'enquiries.follow-up': true
    'enquiries.read': true
    'erasure.download': true
    'erasure.erase': true
    'erasure.restore': true
    'expenses.plan': true
    'expenses.read': true
    'expenses.record': true
    'fees.adjust-freely': true
    'fees.correct': true
    'fees.correct-signed-off': true
    'fees.discount': true
    'fees.limit-discounts': true
    'fees.list': true
    'fees.list-concessions': true
    'fees.list-refunds': true
    'fees.list-reminders': true
    'fees.list-voided': true
    'fees.plan': true
    'fees.read': true
    'fees.refund': true
    'fees.remind': true
    'fees.set-reminders': true
    'fees.take': true
    'fees.void': true
    'fees.void-refund': true
    'fees.void-signed-off': true
    'fees.write-off': true
    'identity.change-password': true
    'identity.manage-accounts': true
    'identity.use-account': true
    'identity.use-two-factor': true
    'import-export.add-courses': true
    'import-export.add-payments': true
    'import-export.run': true
    'import-export.run-all': true
    'import-export.set-rules': true
    'import-export.undo-any': true
    'installation.configure': true
    'institute.change': true
    'institute.read-settings': true
    'portfolio.list': true
    'reports.read': true
    'reports.read-profit': true
    'search.find': true
    'setup.see-addresses': true
    'students.edit': true
    'students.list': true
    'students.lower-fee-above-limit': true
    'students.read': true
    'students.review': true
    'students.see-deleted': true
    'students.set-notice': true
    'students.set-photo': true
    'students.set-status': true
    'timetable.read': true
    'timetable.set-holidays': true
    'timetable.subscribe': true
    'tls.see': true
    'updates.run': true
  }
}
