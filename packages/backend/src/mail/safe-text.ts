/**
 * What a customer typed is shown as text (MAIL-7). Line breaks and control characters become spaces, and an
 * invisible character inside everything that looks like an address keeps mail programs from making a link of it.
 */
export function asTyped(text: string): string {
  return unlinked(onOneLine(text))
}

/** The same for a text of several lines. */
export function asTypedLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(asTyped)
}

export function onOneLine(text: string): string {
  return text.replace(controls, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** Control characters, line and paragraph separators, and marks that turn the direction of writing. */
const controls = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const invisible = '\u200c'

function unlinked(text: string): string {
  return text
    .replaceAll('://', `:${invisible}//`)
    .replaceAll('@', `${invisible}@${invisible}`)
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, `.${invisible}`)
    .replaceAll(/\b(www|https?|mailto|tel|ftp)(?=[.:])/giu, `$1${invisible}`)
}

const oneMailbox = /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u

/** One mailbox and nothing else; text that could be read as two is not sent (MAIL-7). */
export function requireMailbox(address: string): string {
  if (!oneMailbox.test(address)) throw new Error('the address is not a single mailbox')
  return address
}
