import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { Repeat } from '../account-types'

/** What a repeat delivery brings. */
export function GoodsList({ lines }: { lines: Repeat['lines'] }) {
  const t = useTranslations('repeat.list')
  return (
    <ul className="flex flex-col gap-3">
      {lines.map(({ productVariantId, quantity, title, packSize, url, imageUrl }) => (
        <li key={productVariantId} className="flex items-center gap-3">
          {imageUrl ? (
            <img
              src={imageUrl}
              alt=""
              width="96"
              height="96"
              loading="lazy"
              className="bg-surface rounded-control size-14 shrink-0 object-contain p-1"
            />
          ) : null}
          <span className="min-w-0 leading-snug">
            {quantity} ×{' '}
            {url ? (
              <Link to={url} className="font-medium underline-offset-4 hover:underline">
                {title}
              </Link>
            ) : (
              <span className="font-medium">{title ?? t('gone')}</span>
            )}{' '}
            <span className="text-muted text-sm">{packSize}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
