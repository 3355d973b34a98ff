import type { Schemas } from '@haverhof/api-client'
import { company } from '@haverhof/domain/sites'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Icon } from '../../ui/icon'
import { Stars } from '../../ui/stars'
import type { Words } from './home-data'

type Props = {
  words: Words
  link: { title: string; url: string } | null
  /** Null while there are few opinions of buyers (CATALOGUE-27). */
  rating: Schemas['ShopRating']['rating']
}

/** Who is behind the shop, where, and what buyers think of it. How to reach them stands in the foot right below. */
export function AboutTeaser({ words, link, rating }: Props) {
  const t = useTranslations('home')
  const formats = useFormats()
  return (
    <section aria-labelledby="about" className="bg-sunken rounded-card p-6 sm:p-10">
      <h2 id="about" className="text-section xs:text-3xl">
        {words.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lg">{words.intro}</p>
      <p className="mt-3 flex items-start gap-3">
        <Icon name="map-pin" size={20} className="text-brand mt-1" />
        {`${company.name}, ${company.street}, ${company.zipcode} ${company.city}`}
      </p>
      {rating && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          <Stars rating={rating.average} label="" />
          {t('rating', { average: formats.decimal(rating.average), count: rating.count })}
        </p>
      )}
      {link && (
        <p className="mt-2">
          <Link
            to={link.url}
            className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {link.title}
          </Link>
        </p>
      )}
    </section>
  )
}
