const notices = { i: 'info', s: 'success', a: 'activated', r: 'reset' } as const

export type LoginFlag = keyof typeof notices | 'e'
export type LoginNotice = (typeof notices)[keyof typeof notices]

/** `isUnfit`: there is a text that is not shown. */
type LoginNotices = { texts: LoginNotice[]; message: string | null; isUnfit: boolean }

const longestMessage = 200

/**
 * The flags that are set (`i=1`), in words; `e` is a text of its own: plain, and not longer than 200 characters
 * (SIGN-IN-PAGES-20). Any sender can write one into a link, so of a text that names a place to go to or a number to call only
 * that something failed is told.
 */
export function loginNotices(search: string, flags: readonly LoginFlag[]): LoginNotices {
  const query = new URLSearchParams(search)
  const texts = flags.flatMap((flag) => (flag !== 'e' && query.get(flag) === '1' ? [notices[flag]] : []))
  const line = flags.includes('e') ? plainLine(query.get('e')) : ''
  const isUnfit = contact.test(line)
  return { texts, message: (!isUnfit && line.slice(0, longestMessage).toWellFormed()) || null, isUnfit }
}

/** One line of whole characters, without those that turn writing around or hide. */
function plainLine(given: string | null): string {
  return (given ?? '')
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Addresses of pages and mailboxes, and numbers of six digits or more, however they are set apart. */
const contact = /@|[/\\]{2}|[.。]\p{L}|(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){6}/u
