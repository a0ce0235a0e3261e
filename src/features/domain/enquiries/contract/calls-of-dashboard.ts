/** The enquiries on the dashboard of HR, of which the menu shows the total. */
export const CALLS_OF_DASHBOARD = { limit: 5 }
