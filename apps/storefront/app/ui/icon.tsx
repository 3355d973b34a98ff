import { type IconName, iconNames } from './icons/icon-names'
import sprite from './icons/sprite.svg?url'

/** Names may come from content, hence any string; editors still offer ours. */
type Name = IconName | (string & {})

const known = new Set<string>(iconNames)

/**
 * A line icon in the colour of the text around it; `size` is in pixels at the browser's default text size.
 * Without a label it is decoration and hidden from screen readers.
 */
export function Icon({
  name,
  size = 24,
  label,
  className = '',
}: {
  name: Name
  size?: number
  label?: string
  className?: string
}) {
  if (!known.has(name)) {
    if (import.meta.env.DEV) warnOnce(name)
    return null
  }
  const length = `${size / 10}rem`
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      focusable="false"
      {...meaning}
    >
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
