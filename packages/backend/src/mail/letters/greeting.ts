import type { Letterhead } from '../letterhead.ts'
import { asTyped } from '../safe-text.ts'

const longestName = 60

/** Names that look like an address, or like anything but a name, are left out (MAIL-7). */
const suspicious = /[<>{}[\]\\|/@]|\p{Cc}|www\.|\.\p{L}{2,}/iu

export function greeting({ text }: Letterhead, ...names: string[]): string {
  const name = names.join(' ').trim()
  const isName = name !== '' && name.length <= longestName && !suspicious.test(name)
  return isName ? text('greeting', { name: asTyped(name) }) : text('greetingUnnamed')
}
