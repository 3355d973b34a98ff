import { type FeedAdvice, forageFor, type Horse, type RefusalReason } from '@haverhof/domain/feed-advice'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { useShop } from '../../shared/shop/shop'
import { useFormats } from '../../shared/prices/formats'
import type { Alternative, CalculatorProduct } from './calculator-data'
import { ForageVerdict } from './forage-verdict'
import type { MilkProps } from './milk-figures'
import { RationFigures } from './ration-figures'
import { RefusedFeed } from './refused-feed'
import type { Calculator } from './use-calculator'
import { WaysToAsk } from './ways-to-ask'

/** What few read, and what few foals need, comes after the answer. */
const AnswerNotes = lateWithTexts<{ ration: FeedAdvice }>(
  'calculator-sources',
  async () => (await import('./answer-notes')).AnswerNotes,
)
const MilkFigures = lateWithTexts<MilkProps>(
  'calculator-milk',
  async () => (await import('./milk-figures')).MilkFigures,
)

type Props = {
  /** Of its heading. */
  id: string
  product: CalculatorProduct | null
  ration: FeedAdvice | null
  /** Why there is no ration. */
  refusal: RefusalReason | null
  /** What fits instead, where the page brought it along. */
  alternatives: readonly Alternative[] | null
  /** Null while no weight is given. */
  horse: Horse | null
  state: Calculator['state']
  chooseFeed: Calculator['chooseFeed']
  /** What to do about it. */
  children?: ReactNode
}

/** The answer, said aloud whenever it changes: forage first, then the feed, what is assumed, sources and a person to ask. */
export function RationPanel({ id, children, ...answer }: Props) {
  const t = useTranslations('calculator-answer')
  const { product, ration, horse, state } = answer
  return (
    <section aria-labelledby={id} className="bg-surface border-line rounded-card border p-5 xs:p-7">
      <h2 id={id} tabIndex={-1} className="scroll-mt-40 text-xl outline-none xs:text-2xl">
        {t('title')}
      </h2>
      {horse && !product?.dose.feeding?.milk && <ForageFirst horse={horse} />}
      {product && <FeedName product={product} />}
      {/* The previous answer stays visible, greyed out, until the next one arrives. */}
      <div
        aria-live="polite"
        aria-atomic="true"
        aria-busy={state === 'loading'}
        className="pt-5 aria-busy:opacity-50"
      >
        <Answer {...answer} />
      </div>
      {children}
      {ration && state === 'ready' && (
        <>
          <Suspense>
            <AnswerNotes ration={ration} />
          </Suspense>
        </>
      )}
      <AskAdviser />
    </section>
  )
}

/** In kilograms of the forage that was chosen, where any of it is right (FEED-ADVICE-21). */
function ForageFirst({ horse }: { horse: Horse }) {
  const t = useTranslations('calculator-answer')
  const f = useTranslations('calculator.form')
  const { decimal } = useFormats()
  const { kilograms, upToKilograms, dryMatterKg, judgement } = forageFor(horse)
  return (
    <ForageVerdict judgement={judgement}>
      {kilograms !== null && dryMatterKg !== null && (
        <p className="tabular-nums">
          {t(upToKilograms === null ? 'forage' : 'forageOfHighNeed', {
            roughage: f(`roughageTypes.${horse.roughageType}`),
            kilograms: decimal(kilograms),
            dryMatter: decimal(dryMatterKg),
            most: decimal(upToKilograms ?? kilograms),
          })}
        </p>
      )}
    </ForageVerdict>
  )
}

function Answer({ product, ration, horse, state, chooseFeed, ...refused }: Omit<Props, 'id' | 'children'>) {
  const t = useTranslations('calculator-answer')
  if (state === 'loading' && !product) return <p className="text-muted">{t('loading')}</p>
  if (state === 'failed') return <p className="text-danger font-medium">{t('failed')}</p>
  if (!horse) return <p className="text-muted">{t('needWeight')}</p>
  if (ration?.milk)
    return (
      <Suspense fallback={<p className="text-muted">{t('loading')}</p>}>
        <MilkFigures milk={ration.milk} weightKg={horse.weightKg} warnings={ration.warnings} />
      </Suspense>
    )
  if (product && ration) return <RationFigures {...{ ration, product }} weightKg={horse.weightKg} />
  const { refusal, alternatives: serverAlternatives } = refused
  return (
    <RefusedFeed
      refused={{ product, reason: refusal ?? 'no-dose-rule', horse, serverAlternatives }}
      chooseFeed={chooseFeed}
    />
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

/** Every answer ends at a person (FEED-ADVICE-62). */
function AskAdviser() {
  const t = useTranslations('calculator-answer.ask')
  return (
    <div className="border-line mt-5 border-t pt-5">
      <h3 className="text-base">{t('title')}</h3>
      <p className="text-muted pt-1 text-sm">{t('text')}</p>
      <WaysToAsk className="gap-x-6 pt-1" />
    </div>
  )
}
