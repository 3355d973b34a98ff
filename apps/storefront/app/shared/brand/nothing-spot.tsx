import { Spot } from '../../ui/illustrations/spot'
import { useBrandLayout } from './index'

/** The brand's drawing beside words that say there is nothing. */
export function NothingSpot({ className }: { className: string }) {
  return <Spot name={useBrandLayout().drawings.nothing} className={className} />
}
