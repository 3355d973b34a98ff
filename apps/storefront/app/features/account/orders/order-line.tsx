import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { LineAmount, LineExtras } from '../../../shared/cart/line-parts'
import { Button, ButtonLink } from '../../../ui/button'
import type { OrderLineOfAccount } from '../account-types'

type Props = {
  line: OrderLineOfAccount
  /** How the line was added up, with its discounts, presents and samples. */
  calculated: Schemas['CalculatedLine'] | undefined
  isBusy: boolean
  reorder: () => void
}

/** A line of an order; it can be had again, and where that is due, sent back or judged (ACCOUNT-PAGES-6, 7). */
export function OrderLine({ line, calculated, isBusy, reorder }: Props) {
  const { quantity, label, picture, totalAmount } = line
  const names = calculated?.rqsSamples.flatMap(({ sampleName }) => sampleName ?? []) ?? []
  return (
    <li className="flex gap-4 py-4">
      <img
        {...picture}
        alt=""
        sizes="6.4rem"
        loading="lazy"
        className="bg-sunken rounded-control aspect-square h-auto w-[min(6.4rem,18vw)] shrink-0 self-start object-contain p-1"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <p className="min-w-0 flex-[1_1_12rem] leading-snug">
            {quantity} × <LineTitle line={line} />
            <span className="text-muted block text-sm">{label}</span>
          </p>
          <LineAmount line={calculated ?? { totalAmount, originalAmount: totalAmount }} />
        </div>
        {names.length > 0 ? <p className="text-muted text-sm wrap-anywhere">{names.join(' · ')}</p> : null}
        {calculated ? <LineExtras line={calculated} /> : null}
        <LineActions line={line} isBusy={isBusy} reorder={reorder} />
      </div>
    </li>
  )
}

/** A product that is still sold leads to its page. */
function LineTitle({ line: { title, url } }: { line: OrderLineOfAccount }) {
  if (!url) return <span className="font-medium">{title}</span>
  return (
    <Link to={url} className="font-medium underline-offset-4 hover:underline">
      {title}
    </Link>
  )
}

function LineActions({ line, isBusy, reorder }: Omit<Props, 'calculated'>) {
  const t = useTranslations('account.order')
  const { productVariantId, title, returnableQuantity, mayReview, url } = line
  return (
    <div className="flex flex-wrap gap-x-5" data-no-print>
      <Button look="text" onClick={reorder} aria-disabled={isBusy || undefined}>
        {t('reorderLine')}
        <span className="sr-only"> {title}</span>
      </Button>
      {returnableQuantity > 0 ? (
        <ButtonLink look="text" to={`/account/returns/${productVariantId}/`} prefetch="intent">
          {t('return')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      ) : null}
      {mayReview && url ? (
        <ButtonLink look="text" to={`${url}#write-review`}>
          {t('review')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      ) : null}
    </div>
  )
}
