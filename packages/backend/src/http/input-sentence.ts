import type { z } from '@hono/zod-openapi'

type Issue = z.core.$ZodIssue

/** What is wrong with the input, in a sentence that begins with the name of the field (HTTP-2). */
export function inputSentence(parameter: string, phrase: string): string {
  return /^(must|is) /.test(phrase) ? `${parameter} ${phrase}` : phrase
}

/** The same for what a schema found. Its own words (`must …`) come first; those of the library are never shown. */
export function issueSentence(parameter: string, issue: Issue, input: unknown): string {
  if (issue.message.startsWith('must ')) return inputSentence(parameter, issue.message)
  const isMissing = valueAt(input, issue.path) === undefined
  if (isMissing && issue.code !== 'custom') return `${parameter} is required`
  return `${parameter} must ${duty(issue)}`
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}

/** What follows “must”. */
function duty(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `be ${kinds[issue.expected] ?? 'of another kind'}`
    case 'too_small':
      return limit(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return limit(issue.origin, 'at most', issue.maximum)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_format':
      return `be ${formats[issue.format] ?? 'written in the form of the document'}`
    case 'unrecognized_keys':
      return `not have ${issue.keys.map((key) => key.slice(0, 60)).join(', ')}`
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? oneOf(issue.options)
        : 'have one of the shapes of the document'
    default:
      return 'be what the document says'
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'an address',
  uuid: 'a UUID',
  date: 'a date such as 2026-01-31',
  datetime: 'a moment such as 2026-01-31T09:00:00Z',
}

function oneOf(values: readonly unknown[]): string {
  return `be ${values.length > 1 ? 'one of ' : ''}${values.map(String).join(', ')}`
}

function limit(origin: string, side: string, bound: number | bigint): string {
  if (origin === 'string') return `have ${side} ${plural(bound, 'character')}`
  if (origin === 'array') return `have ${side} ${plural(bound, 'entry', 'entries')}`
  return `be a number of ${side} ${bound}`
}

function plural(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`
}
