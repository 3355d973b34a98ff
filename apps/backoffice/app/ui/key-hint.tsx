import { useLanguage } from '#texts'
import { printedKeys } from '../platform/printed-keys'

/** The key that does the same as the button it stands on, as it is printed on a keyboard of that language. */
export function KeyHint({ keys }: { keys: string }) {
  const language = useLanguage()
  return (
    <kbd
      aria-hidden="true"
      className="rounded border border-current px-1 font-sans text-xs leading-tight opacity-70"
    >
      {printedKeys(keys.length === 1 ? keys.toUpperCase() : keys, language)}
    </kbd>
  )
}
