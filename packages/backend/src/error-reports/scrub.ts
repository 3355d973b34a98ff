const longest = 500

/**
 * Messages of errors can hold typed input (OBSERVABILITY-10). What could be a mailbox, a key, a personal number, a
 * value that was refused or the query of an address is left out; what is left names the trouble.
 */
export function scrub(message: string): string {
  return replacements
    .reduce((text, [secret, word]) => text.replaceAll(secret, word), message.slice(0, 4 * longest))
    .slice(0, longest)
}

const replacements: readonly [RegExp, string][] = [
  [/\/\/[^\s/@]+@/g, '//'],
  [/[^\s@"'<>()=:,;]+@[^\s@"'<>()=:,;]+/g, '[mailbox]'],
  [/\?[^\s"')]*/g, '?[query]'],
  // PostgreSQL ends a sentence with the value that it does not take, JSON begins one with it.
  [/: "[^]*"$/g, ': "[value]"'],
  [/"[^]*"(?:\.\.\.)? is not valid JSON/g, '"[value]" is not valid JSON'],
  [/[\w-]{20,}/g, '[key]'],
  [/\d(?:[\d .-]{4,}\d)/g, '[number]'],
]
