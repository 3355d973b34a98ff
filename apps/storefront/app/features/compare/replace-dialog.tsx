import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { compareMaximum } from '../../toolkit/constants'
import { useStore } from '../../toolkit/store'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import { Dialog } from '../../ui/dialog'
import { answerReplace, askedToReplace } from './compare-store'

type Product = Schemas['Comparison']['products'][number]

/** A fifth product asks which of the four it replaces (COMPARE-1). */
export function ReplaceDialog({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('compare')
  const isOpen = useStore(askedToReplace, null) !== null
  return (
    <Dialog
      open={isOpen}
      onClose={() => answerReplace(null)}
      title={t('replace.title', { max: compareMaximum })}
      closeLabel={t('replace.cancel')}
    >
      <p className="text-muted">{t('replace.question')}</p>
      <Candidates ids={ids} />
    </Dialog>
  )
}

function Candidates({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('compare')
  const products = useProducts(ids)
  return (
    <ul className="divide-line border-line mt-4 divide-y border-y">
      {ids.map((id, index) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => answerReplace(id)}
            className="hover:bg-sunken flex min-h-16 w-full items-center gap-4 px-2 py-2 text-left"
          >
            <ProductName product={products.get(id)} instead={t('replace.place', { place: index + 1 })} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function ProductName({ product, instead }: { product: Product | undefined; instead: string }) {
  if (!product) return <span>{instead}</span>
  const { image, title, packSize, textLanguage } = product
  return (
    <>
      <img src={image.src} alt="" width="48" height="48" className="size-12 object-contain" />
      <span lang={textLanguage}>
        {title} <span className="text-muted text-sm">{packSize}</span>
      </span>
    </>
  )
}

/** Names and pictures; until they are there, or without them, the places are numbered. */
function useProducts(ids: readonly number[]): ReadonlyMap<number, Product> {
  const { content } = useQuery(`compare ${ids.join()}`, (api) => api.products.compare(ids))
  return new Map(answerOf(content)?.products.map((product) => [product.productVariantId, product]))
}
