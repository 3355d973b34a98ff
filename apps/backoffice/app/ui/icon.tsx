import { type IconName, icons } from '@haverhof/artwork/icons'

export type { IconName } from '@haverhof/artwork/icons'

/** A line icon in the colour of the text around it. Without a label it is decoration. */
export function Icon({ name, size = 16, label }: { name: IconName; size?: number; label?: string }) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 text-[1rem]"
      {...meaning}
    >
      <path d={icons[name]} />
    </svg>
  )
}
