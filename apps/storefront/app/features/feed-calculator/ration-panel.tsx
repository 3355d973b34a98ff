import type { FeedAdvice } from '@haverhof/domain/feed-advice'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import type { CalculatorProduct } from './calculator-data'
import { RationFigures } from './ration-figures'
import type { Calculator } from './use-calculator'

type Props = {
  product: CalculatorProduct | null
  /** Null where the rules of the feed say nothing. */
  ration: FeedAdvice | null
  hasWeight: boolean
  state: Calculator['state']
  /** What to do about it. */
  children?: ReactNode
}

export const rationId = 'ration'

/** The answer, said aloud whenever it changes. */
export function RationPanel({ product, ration, hasWeight, state, children }: Props) {
  const t = useTranslations('calculator.result')
  return (
    <section
      aria-labelledby={rationId}
      className="bg-surface border-line rounded-card border p-5 xs:p-7 md:sticky md:top-36"
    >
      <h2 id={rationId} tabIndex={-1} className="scroll-mt-40 text-xl outline-none xs:text-2xl">
        {t('title')}
      </h2>
      {product && <FeedName product={product} />}
      {/* The answer about the feed before stands there, pale, until the next one comes. */}
      <div
        aria-live="polite"
        aria-atomic="true"
        aria-busy={state === 'loading'}
        className="pt-5 aria-busy:opacity-50"
      >
        <Answer {...{ product, ration, hasWeight, state }} />
      </div>
      {children}
    </section>
  )
}

function Answer({ product, ration, hasWeight, state }: Omit<Props, 'children'>) {
  const t = useTranslations('calculator.result')
  if (state === 'loading' && !product) return <p className="text-muted">{t('loading')}</p>
  if (state === 'failed') return <p className="text-danger font-medium">{t('failed')}</p>
  if (!hasWeight) return <p className="text-muted">{t('needWeight')}</p>
  if (product && ration) return <RationFigures ration={ration} product={product} />
  return (
    <>
      <p className="font-medium">{t('none')}</p>
      <p className="text-muted pt-2">{t('noneHelp')}</p>
    </>
  )
}

function FeedName({
  product: {
    images: [image],
    title,
    url,
    textLanguage,
  },
}: {
  product: CalculatorProduct
}) {
  const { language } = useShop()
  return (
    <div className="flex items-center gap-4 pt-3">
      {image && (
        <img
          src={image.src}
          srcSet={image.srcset}
          sizes="72px"
          width={72}
          height={72}
          alt=""
          loading="lazy"
          className="rounded-control bg-sunken size-18 shrink-0 object-contain"
        />
      )}
      <Link
        to={url}
        lang={textLanguage === language ? undefined : textLanguage}
        className="min-w-0 font-semibold underline decoration-1 underline-offset-4 hyphens-auto hover:decoration-2"
      >
        {title}
      </Link>
    </div>
  )
}
