import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { Icon } from '../../ui/icon'
import { compareHeadId } from './compare-names'

type Props = {
  products: readonly Schemas['Comparison']['products'][number][]
  onRemove: (id: number) => void
}

export function CompareHead({ products, onRemove }: Props) {
  const t = useTranslations('compare')
  const { language } = useShop()
  return (
    <thead>
      <tr id={compareHeadId}>
        <td className="bg-ground print:bg-transparent sticky left-0 z-3 w-[min(11.2rem,30vw)] sm:w-40 md:w-56">
          <span className="sr-only">{t('title')}</span>
        </td>
        {products.map(({ productVariantId, title, url, image, textLanguage }) => (
          <th
            key={productVariantId}
            scope="col"
            className="bg-ground print:bg-transparent px-2 py-3 align-top font-normal sm:px-3"
          >
            <div className="flex items-start justify-between gap-2">
              <img
                src={image.src}
                srcSet={image.srcset}
                sizes="80px"
                alt=""
                width="80"
                height="80"
                loading="lazy"
                className="bg-sunken rounded-control size-18 object-contain p-1 sm:size-20"
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
            <Link
              to={url}
              lang={textLanguage === language ? undefined : textLanguage}
              className="font-display mt-2 block text-sm leading-snug font-semibold wrap-anywhere hyphens-auto md:text-base underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}
