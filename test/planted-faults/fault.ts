export type Fault = {
  name: string
  /** A part of `npm test`. */
  part: string
  file: string
  /** The file contains it exactly once. */
  find: string
  replace: string
  /** A test file, or a script of package.json that checks the code. */
  test: string
  /** A pattern for the titles of the tests in the file. */
  title?: string
  /** Only `npm run test:full` runs the test. */
  full?: true
}
