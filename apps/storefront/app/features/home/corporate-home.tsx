import { countryName } from '@haverhof/domain/shared'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { DateText } from '../../shared/prices/date-text'
import { type Host, hostsOf } from '../../shared/shop/hosts'
import { useShop } from '../../shared/shop/shop'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'
import { Landscape } from '../../ui/illustrations/landscape'
import { SectionHeading } from '../../ui/section-heading'
import type { HomeData, NewsLine } from './home-data'

/** The group's own home: words, its brands, what is new, and one green line. */
export function CorporateHome({ hero, words, news, aboutLink }: HomeData) {
  const t = useTranslations('home')
  return (
    <>
      <CorporateHero {...hero} />
      <Container className="pb-24">
        <Brands title={words.bestsellers.title} intro={words.bestsellers.intro} />
        <div className="mt-20 grid grid-cols-1 gap-x-16 gap-y-12 sm:mt-28 md:grid-cols-3">
          {[words.about, words.byConcern, words.byType].map(({ title, intro }) => (
            <section key={title} className="border-ink border-t pt-5">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-3 max-w-[52ch]">{intro}</p>
            </section>
          ))}
        </div>
        {aboutLink && (
          <p className="mt-6">
            <Link
              to={aboutLink.url}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {aboutLink.title}
            </Link>
          </p>
        )}
        {news.length > 0 && (
          <section aria-labelledby="news" className="mt-20 sm:mt-28">
            <SectionHeading
              id="news"
              title={words.advice.title}
              intro={words.advice.intro}
              more={{ title: t('news.all'), url: '/media' }}
            />
            <NewsLines items={news} />
          </section>
        )}
      </Container>
    </>
  )
}

/** Words above one green line that runs over the whole width. */
function CorporateHero({ title, text, link }: HomeData['hero']) {
  return (
    <section className="isolate">
      <Container className="pt-16 sm:pt-24">
        <h1 className="max-w-[18ch] text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-6 max-w-[52ch] text-lg sm:text-xl">{text}</p>
        {link && (
          <p className="mt-8">
            <ButtonLink look="primary" to={link.url}>
              {link.title}
            </ButtonLink>
          </p>
        )}
      </Container>
      <div className="relative -z-10 -mt-16 sm:-mt-8 lg:-mt-20">
        <Landscape platform="corporate" />
      </div>
    </section>
  )
}

const brands = [
  { platform: 'shop', name: 'Haverhof' },
  { platform: 'muehldorfer', name: 'Mühldorfer' },
] as const

function Brands({ title, intro }: { title: string; intro: string }) {
  const shop = useShop()
  const { language, culture } = shop
  return (
    <section aria-labelledby="brands">
      <SectionHeading id="brands" title={title} intro={intro} />
      <ul className="border-line border-b">
        {brands.map(({ platform, name }) => (
          <li
            key={platform}
            className="border-line grid grid-cols-1 gap-x-16 gap-y-4 border-t py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <h3 className="text-[clamp(2.8rem,11vw,4.4rem)] leading-tight">{name}</h3>
            <ul className="flex flex-wrap gap-x-6 self-center">
              {brandShops(hostsOf(shop), platform, language).map(({ countryCode, origin }) => (
                <li key={origin}>
                  <a
                    href={`${origin}/`}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
                  >
                    {countryName(countryCode, culture)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsLines({ items }: { items: readonly NewsLine[] }) {
  const { language } = useShop()
  return (
    <ul className="border-line border-b">
      {items.map(({ title, url, publishedOn, textLanguage }) => (
        <li
          key={url}
          className="group border-line relative grid grid-cols-1 gap-x-10 border-t py-5 sm:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <p className="text-muted text-sm sm:pt-1">{publishedOn && <DateText date={publishedOn} />}</p>
          <h3 className="text-xl" lang={textLanguage === language ? undefined : textLanguage}>
            <Link to={url} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  )
}

type BrandShop = { countryCode: string; origin: string }

/** One shop per country of a brand, in the language of the reader where it speaks that, else in its own. */
function brandShops(hosts: readonly Host[], platform: Host['platform'], language: string): BrandShop[] {
  const bySite = new Map<number, Host[]>()
  for (const host of hosts.filter((other) => other.platform === platform)) {
    bySite.set(host.siteId, [...(bySite.get(host.siteId) ?? []), host])
  }
  return [...bySite.values()].flatMap((siblings) => {
    const host = siblings.find((sibling) => sibling.language === language) ?? siblings[0]
    return host ? [{ countryCode: host.countryCode, origin: host.origin }] : []
  })
}
