import { Link } from 'react-router'
import type { Card, CardWords } from './card'

type Props = { card: Card; wanted: number; t: CardWords['t']; onChoose: (variantId: number) => void }

const mostChips = 3

/** The pack on the card and its neighbours in size; the page has the rest (LISTS-9). A single pack is only named. */
export function PackChips({ card, wanted, t, onChoose }: Props) {
  const { packs, packSize, title, url, variantCount } = card
  if (packs.length < 2) return <p>{packSize}</p>
  const shown = nearest(packs, card.productVariantId)
  const others = variantCount - shown.length
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend on every card
    <div role="group" aria-label={t('card.packs', { title })} className="pack-chips">
      {shown.map(({ productVariantId, packSize: size }) => (
        <button
          key={productVariantId}
          type="button"
          aria-pressed={productVariantId === wanted}
          onClick={() => onChoose(productVariantId)}
        >
          {size}
        </button>
      ))}
      {others > 0 && (
        <Link
          discover="none"
          to={`${url}#packs`}
          aria-label={`${t('card.morePacks', { count: others })}: ${title}`}
        >
          {`+${others}`}
        </Link>
      )}
    </div>
  )
}

function nearest(packs: Card['packs'], variantId: number): Card['packs'] {
  const index = packs.findIndex(({ productVariantId }) => productVariantId === variantId)
  const from = Math.max(0, Math.min(index - 1, packs.length - mostChips))
  return packs.slice(from, from + mostChips)
}
