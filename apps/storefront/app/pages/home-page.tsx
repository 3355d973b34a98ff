import { useTranslations } from '#texts'
import { ProductGrid } from '../features/catalogue/product-grid'
import { AboutTeaser } from '../features/home/about-teaser'
import { AdviceColumns } from '../features/home/advice-columns'
import { AskTheYard } from '../features/home/ask-the-yard'
import { CorporateHome } from '../features/home/corporate-home'
import { ConcernLinks, TypeLinks } from '../features/home/feed-finder'
import { HomeHero } from '../features/home/home-hero'
import { Late } from '../toolkit/late'
import { shopRequest } from '../toolkit/shop-request'
import { headMeta } from '../shared/shop/page-head'
import { useShop } from '../shared/shop/shop'
import { Container } from '../ui/container'
import { SectionHeading } from '../ui/section-heading'
import type { Route } from './+types/home-page'
import { loadHome } from '../loaders/home.server'
import { useAddAction } from './parts/use-card-actions'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(shopRequest))
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home')
  const { home, bestsellers } = loaderData
  const { words } = home
  const add = useAddAction()
  const { platform } = useShop()
  if (platform === 'corporate') return <CorporateHome {...home} />
  return (
    <>
      <HomeHero {...home.hero} platform={platform} />
      <Container className="late-layout flex flex-col gap-20 py-16 sm:gap-28 sm:py-24">
        <TypeLinks words={words.byType} links={home.types} />
        <ConcernLinks words={words.byConcern} links={home.concerns} />
        {bestsellers.length > 0 && (
          <section aria-labelledby="bestsellers">
            <SectionHeading
              id="bestsellers"
              title={words.bestsellers.title}
              intro={words.bestsellers.intro}
            />
            <ProductGrid cards={bestsellers} action={add} isShort />
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
        <div className="grid grid-cols-1 gap-12 md:grid-cols-2 md:gap-16">
          <AboutTeaser words={words.about} link={home.aboutLink} />
          <Late when="visible">
            <AskTheYard />
          </Late>
        </div>
      </Container>
    </>
  )
}
