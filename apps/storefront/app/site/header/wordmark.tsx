import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { ShopFacts } from '../../shared/shop/shop'

/** The brand in type: each platform sets its name its own way. */
export function Wordmark({
  facts,
  className = '',
}: {
  facts: Pick<ShopFacts, 'platform' | 'brand'>
  className?: string
}) {
  const text = useTranslations('shell.header')
  return (
    <Link
      to="/"
      aria-label={text('home', { brand: facts.brand })}
      className={`inline-flex min-h-11 items-center ${className}`}
    >
      {marks[facts.platform]}
    </Link>
  )
}

const marks = {
  shop: (
    <span className="font-display text-brand text-[2.6rem] leading-none font-semibold tracking-tight">
      haver<span className="text-ink">hof</span>
      <span aria-hidden="true" className="text-action">
        .
      </span>
    </span>
  ),
  muehldorfer: (
    <span className="font-display text-brand flex flex-col leading-none font-bold">
      <span className="text-[2.3rem] tracking-tight">Mühldorfer</span>
      <span aria-hidden="true" className="bg-accent mt-1 h-0.5 w-full" />
    </span>
  ),
  corporate: (
    <span className="text-ink text-[1.9rem] leading-none font-semibold tracking-tight">
      Haverhof <span className="text-muted font-normal">Group</span>
    </span>
  ),
} as const
