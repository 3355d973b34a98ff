import { type ReactNode, useState } from 'react'
import { useMedia } from '../../toolkit/use-media'
import { Icon } from '../../ui/icon'

type Props = { id: string; title: string; children: ReactNode; isOpen?: boolean }

/**
 * A part of the product page. On wide screens its name stands to the left and it is always open (styles/product-page.css); on small ones it
 * opens when asked for, by the browser's search in the page too.
 */
export function ProductSection({ id, title, children, isOpen = false }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen)
  // The look of wide screens is that of an open part: so it says to those who listen, once there are scripts.
  const isWide = useMedia('(min-width: 1088px)')
  return (
    <section aria-labelledby={`${id}-title`}>
      <details
        id={id}
        className="product-section group"
        open={isUnfolded || isWide}
        onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
      >
        <summary>
          <h2 id={`${id}-title`}>{title}</h2>
          <Icon name="chevron-down" size={20} />
        </summary>
        <div>{children}</div>
      </details>
    </section>
  )
}
