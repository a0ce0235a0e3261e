// Without imports: the thread that reads a file loads nothing else of the contract.

export const MAX_ROWS = 20_000
export const MAX_COLUMNS = 200
