import { toggleCompared, useIsCompared } from './compare-store'

type Props = { productId: number; variantId: number; title: string; label: string }

/** Puts a product on the list of compared ones, or takes it off. Needs scripts, so it is not there without them. */
export function CompareTick({ productId, variantId, title, label }: Props) {
  const isCompared = useIsCompared(productId)
  return (
    <label className="compare-tick">
      <input type="checkbox" checked={isCompared} onChange={() => toggleCompared({ productId, variantId })} />
      <span>
        {label}
        <span className="sr-only">{` ${title}`}</span>
      </span>
    </label>
  )
}
