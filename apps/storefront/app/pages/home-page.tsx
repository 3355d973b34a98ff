import type { ReactNode } from 'react'
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
import { type BrandLayout, useBrandLayout } from '../shared/brand'
import type { HomeSection } from '../shared/brand/brand-layout'
import { withTexts } from '../shared/shop/locale'
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

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'home')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** What sells best stands twice on the page, small above and with a button below: no product in both. */
const smallCards = 4

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = loaderData
  const { platform } = useShop()
  const layout = useBrandLayout().home
  if (!layout) return <CorporateHome {...home} />
  return (
    <>
      <HomeHero {...home.hero} platform={platform} />
      <Container className="pt-1 sm:pt-4">{openings[layout.opening](loaderData)}</Container>
      <Container className="late-layout flex flex-col gap-12 py-8 sm:gap-20 sm:py-14">
        {layout.sections.map((name) => {
          const Section = sections[name]
          return <Section key={name} {...loaderData} opening={layout.opening} />
        })}
      </Container>
    </>
  )
}

type Data = Route.ComponentProps['loaderData']
type Opening = NonNullable<BrandLayout['home']>['opening']

/** What stands first, with a price in the first screen (HOME-3). */
const openings: Record<Opening, (data: Data) => ReactNode> = {
  'best-sellers': ({ home, bestsellers }) => (
    <BestSellers title={home.words.bestsellers.title} cards={bestsellers.slice(0, smallCards)} />
  ),
  figures: ({ home, bestsellers }) => <FiguresTable cards={bestsellers} more={home.hero.link} />,
}

const sections: Record<HomeSection, (data: Data & { opening: Opening }) => ReactNode> = {
  animals: ({ home }) => <TypeLinks words={home.words.byType} links={home.types} />,
  needs: ({ home }) => <ConcernLinks words={home.words.byConcern} links={home.concerns} />,
  goods: Goods,
  advice: Advice,
  about: ({ home, rating }) => <AboutTeaser words={home.words.about} link={home.aboutLink} rating={rating} />,
}

const goodsList = { id: 'home', name: 'home' }

function Goods({ home, bestsellers, opening }: Data & { opening: Opening }) {
  const t = useTranslations('home')
  const add = useAddAction()
  const shownAbove = opening === 'best-sellers' ? smallCards : 0
  const others = bestsellers.slice(shownAbove)
  if (others.length === 0) return null
  const { title, intro } = home.words.bestsellers
  return (
    <section aria-labelledby="bestsellers">
      <SectionHeading
        id="bestsellers"
        {...(shownAbove > 0 ? { title: t('alsoOrdered') } : { title, intro })}
      />
      <ProductGrid cards={others} action={add} list={goodsList} isShort />
    </section>
  )
}

function Advice({ home }: Data) {
  const t = useTranslations('home')
  if (home.advice.length === 0) return null
  const { title, intro } = home.words.advice
  return (
    <section aria-labelledby="advice">
      <SectionHeading
        id="advice"
        {...{ title, intro }}
        {...(home.adviceUrl && { more: { title: t('adviceAll'), url: home.adviceUrl } })}
      />
      <AdviceColumns teasers={home.advice} />
    </section>
  )
}
