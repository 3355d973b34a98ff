/** The key that does the same as the button it stands on. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded border border-current px-1 font-sans text-xs leading-tight opacity-70"
    >
      {keys}
    </kbd>
  )
}
