/** A hostile value: as it stands in an address, and as it stands in JSON. */
export type HostileValue = { name: string; encoded: string; json: string }

function text(name: string, value: string): HostileValue {
  return { name, encoded: encodeURIComponent(value), json: JSON.stringify(value) }
}

/** Of another type than a text: in an address it is only a text. */
function typed(name: string, json: string): HostileValue {
  return { name, encoded: encodeURIComponent(json), json }
}

const deep = 60

export const hostileValues: readonly HostileValue[] = [
  text('nothing', ''),
  text('a space', ' '),
  text('NUL', 'a\u0000b'),
  { name: 'half a character', encoded: '%ED%A0%80', json: '"\\ud800"' },
  { name: 'the other half', encoded: 'a%ED%B0%80', json: '"a\\udc00"' },
  { name: 'no UTF-8', encoded: '%ff%fe', json: '"\\uffff"' },
  { name: 'half an escape', encoded: '%', json: '"%"' },
  { name: 'an escaped NUL', encoded: '%2500', json: '"%00"' },
  typed('zero', '0'),
  typed('below zero', '-1'),
  typed('a part', '1.5'),
  typed('above an int', '2147483648'),
  typed('above a bigint', '9223372036854775808'),
  typed('above a double', '1e400'),
  typed('the smallest double', '5e-324'),
  typed('null', 'null'),
  typed('true', 'true'),
  typed('a list', '[]'),
  typed('a list of lists', '[[1],["a"],{}]'),
  typed('an object', '{}'),
  typed('a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  {
    name: 'deep JSON',
    encoded: encodeURIComponent('['.repeat(deep)),
    json: '['.repeat(deep) + ']'.repeat(deep),
  },
  text('NaN', 'NaN'),
  text('hexadecimal', '0x10'),
  text('other digits', '١٢٣'),
  text('a long text', 'a'.repeat(3000)),
  text('a long list', '1,'.repeat(1500)),
  text('SQL', "' or 1=1 --"),
  text('SQL that ends', "1'; drop table shop_order; --"),
  text('SQL that waits', "1' || (select pg_sleep(5)) || '"),
  text('a pattern', '%_\\'),
  text('a parameter', '$1'),
  text('a header', 'a\r\nx-injected: 1\r\n\r\nb'),
  text('a line of Unicode', 'a\u2028b\u2029c'),
  text('right to left', '\u202eabc\ufeff'),
  text('many marks', `e${'\u0301'.repeat(400)}`),
  text('a path', '../../../etc/passwd'),
  text('a path of Windows', '..\\..\\windows\\win.ini'),
  text('another host', '//evil.example/'),
  text('a script', '<script>alert(1)</script>'),
  text('a script address', 'javascript:alert(1)'),
  text('an address inside', 'http://169.254.169.254/latest/'),
  text('a template', '{{7*7}}${7*7}<%= 7*7 %>'),
  text('a date that is none', '2026-02-31T25:61:00Z'),
  text('a formula', '=cmd|calc'),
  text('catastrophic for patterns', `${'a'.repeat(1000)}!`),
]

/** What is no JSON of the shop's at all. */
export const hostileBodies: readonly { name: string; body: string | Buffer }[] = [
  { name: 'nothing', body: '' },
  { name: 'cut off', body: '{"a":' },
  { name: 'no JSON', body: 'a=b&c=d' },
  { name: 'a text', body: '"a"' },
  { name: 'a number', body: '1e999' },
  { name: 'null', body: 'null' },
  { name: 'a list', body: '[{}]' },
  { name: 'no UTF-8', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'NUL', body: '{"a\\u0000":"\\u0000"}' },
  { name: 'too deep', body: `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}` },
  { name: 'too large', body: `{"a":"${'x'.repeat(300_000)}"}` },
  { name: 'the same twice', body: '{"emailAddress":"a","emailAddress":"b","EMAILADDRESS":"c"}' },
]
