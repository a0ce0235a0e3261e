/** Builds the arguments of kysely-codegen, to write the table types or (with `--verify`) to check them. */
export function buildCodegenArguments(url: string): string[] {
  return [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    'src/shared/server/tables.ts',
    '--no-domains',
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--type-mapping',
    '{"int8":"number"}',
    '--exclude-pattern',
    '(kysely_*|migration_hash)',
    '--log-level',
    'error',
  ]
}
