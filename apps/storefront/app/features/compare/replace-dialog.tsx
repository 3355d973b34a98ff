import type { Schemas } from '@haverhof/api-client'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { compareMaximum } from '../../platform/constants'
import { useApi } from '../../site/use-api'
import { Button } from '../../ui/button'
import { answerReplace } from './compare-store'

type Product = Schemas['Comparison']['products'][number]

/** COMPARE-1: a fifth product asks which of the four it replaces. */
export function ReplaceDialog({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('compare')
  const dialog = useRef<HTMLDialogElement>(null)
  const products = useProducts(ids)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="replace-title"
      onClose={() => answerReplace(null)}
      className="bg-surface text-ink rounded-card m-auto w-[min(48rem,calc(100%-3.2rem))] p-6"
    >
      <h2 id="replace-title" className="text-xl">
        {t('replace.title', { max: compareMaximum })}
      </h2>
      <p className="text-muted mt-2">{t('replace.question')}</p>
      <ul className="divide-line border-line mt-4 divide-y border-y">
        {ids.map((id, place) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => answerReplace(id)}
              className="hover:bg-sunken flex min-h-14 w-full items-center gap-4 px-2 py-2 text-left"
            >
              <ProductName product={products.get(id)} instead={t('replace.place', { place: place + 1 })} />
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-4 w-full" onClick={() => dialog.current?.close()}>
        {t('replace.cancel')}
      </Button>
    </dialog>
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
  const api = useApi()
  const [products, setProducts] = useState<ReadonlyMap<number, Product>>(new Map())
  useEffect(() => {
    let isWanted = true
    api.products.compare(ids).then(
      (comparison) => {
        if (isWanted) setProducts(new Map(comparison.products.map((product) => [product.productVariantId, product])))
      },
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [api, ids])
  return products
}
