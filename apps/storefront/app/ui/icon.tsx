import { type IconName, iconNames } from './icons/icon-names'
import sprite from './icons/sprite.svg?url'

/** Names may come from content, hence any string; editors still offer ours. */
type Name = IconName | (string & {})

const names = new Set<string>(iconNames)

const sizes = {
  16: 'size-4',
  18: 'size-4.5',
  20: 'size-5',
  22: 'size-5.5',
  24: 'size-6',
  28: 'size-7',
  32: 'size-8',
  40: 'size-10',
} as const

type Props = { name: Name; size?: keyof typeof sizes; label?: string; className?: string }

/**
 * A line icon in the colour of the text around it (styles/icon.css: a page has dozens of them); `size` is in pixels at the
 * browser's default text size. Without a label it is decoration and hidden from screen readers.
 */
export function Icon({ name, size = 24, label, className = '' }: Props) {
  if (!names.has(name)) {
    if (import.meta.env.DEV) warnOnce(name)
    return null
  }
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 24 24" className={`icon ${sizes[size]} ${className}`.trimEnd()} {...meaning}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

const warned = new Set<string>()

function warnOnce(name: string): void {
  if (warned.has(name)) return
  warned.add(name)
  // oxlint-disable-next-line no-console -- the developer who mistyped the name must see it
  console.warn(`There is no icon named “${name}”`)
}
