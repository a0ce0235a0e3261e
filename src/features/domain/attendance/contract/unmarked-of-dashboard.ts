/** The batches on the dashboard of HR, of which the menu shows the total. */
export const UNMARKED_OF_DASHBOARD = { page: 1, limit: 6 }
