import { toggleCompared, useIsCompared } from './compare-store'

type Props = { variantId: number; title: string; label: string }

/** Puts a product on the list of compared ones, or takes it off. Needs scripts, so it is not there without them. */
export function CompareTick({ variantId, title, label }: Props) {
  const isCompared = useIsCompared(variantId)
  return (
    <label className="compare-tick">
      <input type="checkbox" checked={isCompared} onChange={() => toggleCompared(variantId)} />
      <span>
        {label}
        <span className="sr-only">{` ${title}`}</span>
      </span>
    </label>
  )
}
