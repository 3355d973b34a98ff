import { useLanguage } from '#texts'

/** The key that does the same as the button it stands on, as it is printed on a keyboard of that language. */
export function KeyHint({ keys }: { keys: string }) {
  const language = useLanguage()
  const printed = keys.length === 1 ? keys.toUpperCase() : keys
  return (
    <kbd
      aria-hidden="true"
      className="rounded border border-current px-1 font-sans text-xs leading-tight opacity-70"
    >
      {language === 'de' ? printed.replace('Ctrl', 'Strg') : printed}
    </kbd>
  )
}
