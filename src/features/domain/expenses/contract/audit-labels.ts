import type { AuditLabels } from '#shared/contract/audit-labels.ts'
import { labelsOf } from '#shared/contract/record-fields.ts'
import { CATEGORY_FIELDS, EXPENSE_FIELDS } from './expenses.contract.ts'
import { RECURRING_FIELDS } from './recurring-expenses.contract.ts'

/** An expense's `ledger` is the category's id; the audit trail shows the name instead. */
const { ledger: ledgerName, ...expenseLabels } = labelsOf(EXPENSE_FIELDS)
const { ledger: _id, ...recurringLabels } = labelsOf(RECURRING_FIELDS)

export const auditLabels: AuditLabels = {
  records: {
    category: {
      label: 'audit-trail:kindCategory',
      nameField: 'ledger',
      fields: labelsOf(CATEGORY_FIELDS),
    },
    expense: {
      label: 'audit-trail:kindExpense',
      nameField: 'remark',
      fields: { voucherNo: 'expenses:voucher', ledgerName, ...expenseLabels },
    },
    recurring: {
      label: 'audit-trail:kindRecurring',
      nameField: 'remark',
      fields: { ledgerName, ...recurringLabels, dueOn: 'expenses:dueOn' },
    },
  },
  actions: {
    'category.create': 'audit-trail:categoryAdded',
    'category.update': 'audit-trail:categoryChanged',
    'category.remove': 'audit-trail:categoryDeleted',
    'expense.create': 'audit-trail:expenseAdded',
    'expense.update': 'audit-trail:expenseChanged',
    'expense.remove': 'audit-trail:expenseDeleted',
    'recurring.create': 'audit-trail:recurringAdded',
    'recurring.update': 'audit-trail:recurringChanged',
    'recurring.end': 'audit-trail:recurringEnded',
    'recurring.skip': 'audit-trail:recurringSkipped',
  },
}
