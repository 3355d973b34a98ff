import type { Schemas } from '@haverhof/api-client'
import { type RefObject, useEffect, useRef } from 'react'
import { useIsInSight } from '../../toolkit/use-is-in-sight'

type Props = {
  products: readonly Schemas['Comparison']['products'][number][]
  /** What scrolls sideways on small screens. */
  scroller: RefObject<HTMLElement | null>
}

/** The head of the table. */
export const compareHeadId = 'compare-head'

/**
 * Names stay in sight above the values (COMPARE-6). Where columns scroll sideways the head of the table cannot stay by
 * itself, so this stands for it; who listens hears the head with every cell.
 */
export function CompareNames({ products, scroller }: Props) {
  const names = useRef<HTMLDivElement>(null)
  const isNeeded = !useIsInSight(compareHeadId, true)
  useEffect(() => {
    const table = scroller.current
    if (!table) return undefined
    const follow = () => names.current?.scrollTo({ left: table.scrollLeft, behavior: 'instant' })
    follow()
    table.addEventListener('scroll', follow, { passive: true })
    return () => table.removeEventListener('scroll', follow)
  }, [scroller])
  return (
    <div aria-hidden="true" className={`compare-names ${isNeeded ? '' : 'invisible'}`} data-no-print>
      <div ref={names}>
        <p data-count={products.length}>
          <span />
          {products.map(({ productVariantId, title }) => (
            <b key={productVariantId}>{title}</b>
          ))}
        </p>
      </div>
    </div>
  )
}
