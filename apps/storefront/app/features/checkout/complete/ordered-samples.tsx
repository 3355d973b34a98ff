import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { Order } from '../order/order'

/** The way to the pages of the samples of this order, for guests as well (LABORATORY-PAGES-18). */
export function OrderedSamples({ samples }: Pick<Order, 'samples'>) {
  const t = useTranslations('ordered.complete.samples')
  const awaited = samples.filter(({ isAwaited }) => isAwaited)
  if (awaited.length === 0) return null
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2">{t('text')}</p>
      <ul className="mt-2">
        {awaited.map(({ key, type, sampleName }) => (
          <li key={key}>
            <Link
              to={`/${type.toLowerCase()}/${key}/`}
              // Its address is a key, which nothing that runs on this page may see (LABORATORY-PAGES-11).
              reloadDocument
              className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
            >
              {sampleName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
