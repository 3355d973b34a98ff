import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from 'use-intl'
import { useShop } from '../../site/shop'
import { AppLink } from '../../ui/app-link'
import { Icon } from '../../ui/icon'

type Props = {
  products: readonly Schemas['Comparison']['products'][number][]
  onRemove: (id: number) => void
}

export function CompareHead({ products, onRemove }: Props) {
  const t = useTranslations('compare')
  const { language } = useShop()
  return (
    <thead>
      <tr>
        <td className="bg-ground sticky top-0 left-0 z-3">
          <span className="sr-only">{t('title')}</span>
        </td>
        {products.map(({ productVariantId, title, url, image, textLanguage }) => (
          <th
            key={productVariantId}
            scope="col"
            className="bg-ground sticky top-0 z-2 min-w-44 px-3 py-3 align-top font-normal"
          >
            <div className="flex items-start justify-between gap-2">
              <img
                src={image.src}
                srcSet={image.srcset}
                sizes="72px"
                alt=""
                width="72"
                height="72"
                className="size-18 object-contain"
              />
              <button
                type="button"
                onClick={() => onRemove(productVariantId)}
                className="hover:bg-sunken rounded-control inline-flex size-11 items-center justify-center noscript:hidden"
                data-no-print
              >
                <Icon name="close" size={20} label={t('remove', { title })} />
              </button>
            </div>
            <AppLink
              to={url}
              lang={textLanguage === language ? undefined : textLanguage}
              className="font-display text-base leading-snug font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </AppLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}
