import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { SearchReadings } from './search-readings'

type Props = { term: string; readings: Schemas['ProductList']['readings'] }

/** The vet, then what to read, and nothing to buy (SEARCH-12). */
export function SearchVetFirst({ term, readings }: Props) {
  const t = useTranslations('lists')
  return (
    <>
      <section
        aria-labelledby="vet-first"
        className="border-danger bg-danger-soft rounded-card mb-10 flex items-start gap-4 border-2 p-5 sm:p-7"
      >
        <Icon name="phone" size={32} className="text-danger mt-1 shrink-0" />
        <div className="min-w-0 max-w-prose space-y-3">
          <h2 id="vet-first" className="text-2xl">
            {t('search.vet.title')}
          </h2>
          <p className="text-lg">{t('search.vet.call', { term })}</p>
          <p>{t('search.vet.until')}</p>
          <p className="text-muted">{t('search.vet.noGoods')}</p>
        </div>
      </section>
      <SearchReadings readings={readings} />
    </>
  )
}

/** An illness for which no feed is made: what to read, and whom to ask (SEARCH-13). */
export function SearchNoGoods({ readings }: Pick<Props, 'readings'>) {
  const t = useTranslations('lists')
  return (
    <>
      <section
        aria-labelledby="no-goods"
        className="border-line bg-surface rounded-card mb-10 max-w-prose space-y-3 border p-5"
      >
        <h2 id="no-goods" className="text-2xl">
          {t('search.noGoods.title')}
        </h2>
        <p>{t('search.noGoods.text')}</p>
      </section>
      <SearchReadings readings={readings} />
    </>
  )
}
