import fc from 'fast-check'

/** Texts that have broken programs before, by kind. */
export const KINDS = {
  unstorable: ['\0', 'a\0b', '\ud800', 'a\udfffb', '\u001b[31m'],
  growing: [
    'ﷺ'.repeat(60),
    'İ'.repeat(99),
    'e\u0301'.repeat(60),
    'x'.repeat(5000),
    `${'ﬃ'.repeat(99)}@example.com`,
    `${'a'.repeat(250)}@example.com`,
  ],
  blank: ['', ' ', '\ufeff', '\u202e'],
  signs: ["'; --", '$1', '%', '_', '\\', '{{count}}', '<script>alert(1)</script>', '../../etc/passwd', '=1+1'],
  days: ['2026-02-30', '2026-13-01', '0000-00-00', '9999-12-31', '2026-1-1', '١٤٤٨-٠١-٠١', '2026-11-21T00:00:00Z'],
  numbers: [
    '1e400',
    '1e5',
    'NaN',
    '-1',
    '0x10',
    '१२३',
    '1,000',
    '99999999999999999999',
    '.5',
    '9.001',
    '9999999999.99',
  ],
  addresses: [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '<a@example.com>',
    'ömer@bücher.example',
    'a@b@example.com',
  ],
  links: ['javascript:alert(1)', 'https://', 'http://[::1', 'ftp://example.com', 'a@b', 'https://a:b@example.com'],
}
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  ...Object.values(KINDS).map((texts) => fc.constantFrom(...texts)),
)

const leaf = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, 1e308, -1, -0, 1e21, 2 ** 53, 0.1 + 0.2, [], {}, [[]], ['a'], { length: 1e9 }),
)
/** Any JSON value, some deeply nested or with keys that every object inherits. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: leaf },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('constructor', 'toString', 'hasOwnProperty', 'then', 'toJSON'), leaf),
  },
)

export const idInPath = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '..%2f..%2f',
    '%2e%2e',
    'a'.repeat(600),
    '0',
    '-1',
    "1'--",
    '%F0%9F',
    ';',
    '{id}',
  ),
  text.map((raw) => encodeURIComponent(raw.toWellFormed())),
)

export const query = (names: string[]) => {
  const name = fc.oneof(fc.constantFrom(...names, 'page', '__proto__', 'a[b]'), text.map(encoded))
  const pair = fc.tuple(name, fc.oneof(fc.constantFrom('1', '0', '-1', '1e3', '%', '%ff', '', '&&'), text.map(encoded)))
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.map(([left, right]) => `${left}=${right}`).join('&'))
}
const encoded = (raw: string) => encodeURIComponent(raw.toWellFormed())

/** Characters that a header may contain. */
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
})

/** Generates the value one time in `times`, otherwise undefined. */
export const oneIn = <T>(times: number, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd })

const sometimes = (...odd: string[]) => oneIn(6, fc.oneof(fc.constantFrom(...odd), latin))

export const headers = fc.record({
  'idempotency-key': sometimes('', ' ', 'k', 'k k', 'x'.repeat(256), 'a, b', '"1"', 'é'),
  'if-match': sometimes('', '*', '"1"', 'W/"1"', '1', '"-1"', '"99999999999"', '"1", "2"', 'null'),
  'accept-language': sometimes('', '*', 'fr', 'tr;q=0', 'xx;q=9e9', 'en;q=', ';;;', '__proto__', 'a'.repeat(3000)),
  'accept-encoding': sometimes('', '*', 'br;q=0', 'identity;q=0', 'gzip, gzip', 'x'),
  'x-forwarded-for': sometimes('127.0.0.1', ''),
  'content-type': oneIn(
    8,
    fc.constantFrom(
      '',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'text/plain',
      'text/html',
      'application/xml',
      '/',
      'json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'multipart/mixed; boundary=x',
      'application/octet-stream',
      'application/json, text/plain',
      'application/merge-patch+json',
    ),
  ),
  authorization: oneIn(
    20,
    fc.constantFrom(
      '',
      'Bearer',
      'Bearer ',
      'Bearer  x',
      'Basic YTpi',
      `Bearer ${'x'.repeat(5000)}`,
      'bearer \u00ff',
      'Bearer a b',
    ),
  ),
})

/** Bodies that are not JSON, or not JSON that any client would send. */
export const rawBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{"a":',
    '[]',
    '[null]',
    'null',
    'true',
    '7',
    '"text"',
    '\0',
    '{"a":1}{"a":2}',
    '[{}]',
    '[[{}]]',
    '[{"student":{}},{"student":[]}]',
    '\ufeff{}',
    '{"\\ud800":1}',
    '{"fname":"\\u0000"}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    'NaN',
    'a=1&a=2&b[c]=3&%=%',
    'bCode=%ff',
    '--x\r\n\r\n',
    '--x\r\ncontent-disposition: form-data; name="bCode"\r\n\r\nA',
    '--x--',
    '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\nA\r\n--x--\r\n',
    `{"a":1${' '.repeat(90_000)}}`,
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nA\r\n--x--\r\n',
    `[${'{},'.repeat(2000)}{}]`,
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
