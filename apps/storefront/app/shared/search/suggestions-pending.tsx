import { useTranslations } from '#texts'

export const panel =
  'border-line bg-surface rounded-card absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto border py-2 shadow-xl'

/** Stands where the suggestions will be when they take their time. */
export function SuggestionsPending() {
  const text = useTranslations('shell.search')
  return (
    <div className={panel}>
      <p className="text-muted flex min-h-11 items-center px-4">{text('pending')}</p>
    </div>
  )
}
