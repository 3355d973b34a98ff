import { useTranslations } from '#texts'

const most = 5

export function Stars({ rating }: { rating: number }) {
  const t = useTranslations('office-reviews')
  return (
    <span className="text-warning whitespace-nowrap">
      <span className="sr-only">{t('stars', { count: rating })}</span>
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        <span className="opacity-40">{'★'.repeat(most - rating)}</span>
      </span>
    </span>
  )
}
