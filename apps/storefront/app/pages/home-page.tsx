import { useTranslations } from '#texts'
import { ProductGrid } from '../features/catalogue/product-grid'
import { AboutTeaser } from '../features/home/about-teaser'
import { AdviceColumns } from '../features/home/advice-columns'
import { BestSellers } from '../features/home/best-sellers'
import { CorporateHome } from '../features/home/corporate-home'
import { ConcernLinks, TypeLinks } from '../features/home/feed-finder'
import { FiguresTable } from '../features/home/figures-table'
import { HomeHero } from '../features/home/home-hero'
import { shopRequest } from '../toolkit/shop-request'
import { headMeta } from '../shared/shop/page-head'
import { useShop } from '../shared/shop/shop'
import { Container } from '../ui/container'
import { SectionHeading } from '../ui/section-heading'
import type { Route } from './+types/home-page'
import { loadHome } from '../loaders/home.server'
import { withoutStructuredData } from '../loaders/parts/structured-data.server'
import { useAddAction } from './parts/use-card-actions'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  return withoutStructuredData(context, await loadHome(context.get(shopRequest)))
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** What sells best stands twice on the page, small above and with a button below: no product in both. */
const smallCards = 4

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home')
  const { home, bestsellers } = loaderData
  const { words } = home
  const add = useAddAction()
  const { platform } = useShop()
  if (platform === 'corporate') return <CorporateHome {...home} />
  const isFactual = platform === 'muehldorfer'
  const small = bestsellers.slice(0, smallCards)
  const others = isFactual ? bestsellers : bestsellers.slice(smallCards)
  const ways = [
    <TypeLinks key="types" words={words.byType} links={home.types} />,
    <ConcernLinks key="concerns" words={words.byConcern} links={home.concerns} />,
  ]
  return (
    <>
      <HomeHero {...home.hero} platform={platform} />
      <Container className="pt-1 sm:pt-4">
        {isFactual ? (
          <FiguresTable cards={bestsellers} more={home.hero.link} />
        ) : (
          <BestSellers title={words.bestsellers.title} cards={small} />
        )}
      </Container>
      <Container className="late-layout flex flex-col gap-12 py-8 sm:gap-20 sm:py-14">
        {/* HOME-3: each brand begins where its customers do: with the animal here, with what it suffers from there. */}
        {isFactual ? ways.toReversed() : ways}
        {others.length > 0 && (
          <section aria-labelledby="bestsellers">
            <SectionHeading
              id="bestsellers"
              title={isFactual ? words.bestsellers.title : t('alsoOrdered')}
              intro={isFactual ? words.bestsellers.intro : undefined}
            />
            <ProductGrid cards={others} action={add} isShort />
          </section>
        )}
        {home.advice.length > 0 && (
          <section aria-labelledby="advice">
            <SectionHeading
              id="advice"
              title={words.advice.title}
              intro={words.advice.intro}
              {...(home.adviceUrl && { more: { title: t('adviceAll'), url: home.adviceUrl } })}
            />
            <AdviceColumns teasers={home.advice} />
          </section>
        )}
        <AboutTeaser words={words.about} link={home.aboutLink} rating={loaderData.rating} />
      </Container>
    </>
  )
}
