import { z } from '@hono/zod-openapi'
import { homeSections } from './records.ts'
import { type Block as BlockNode, type Inline as InlineNode, tools } from '@haverhof/domain/content'

/** Answers about content. `textLanguage` is the language of the words, which may be the site's fallback language. */

const Inline: z.ZodType<InlineNode> = z
  .lazy(() =>
    z.union([
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({ type: z.enum(['strong', 'emphasis']), children: z.array(Inline) }),
      z.object({ type: z.literal('code'), text: z.string() }),
      z.object({ type: z.literal('link'), to: z.string(), children: z.array(Inline) }),
      z.object({ type: z.literal('break') }),
    ]),
  )
  .openapi('Inline')

const Block: z.ZodType<BlockNode> = z
  .lazy(() =>
    z.union([
      z.object({ type: z.literal('heading'), level: z.int(), id: z.string(), children: z.array(Inline) }),
      z.object({ type: z.literal('paragraph'), children: z.array(Inline) }),
      z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Block)) }),
      z.object({ type: z.literal('quote'), children: z.array(Block) }),
      z.object({
        type: z.literal('table'),
        header: z.array(z.array(Inline)),
        rows: z.array(z.array(z.array(Inline))),
      }),
      z.object({ type: z.literal('rule') }),
      z.object({ type: z.literal('tool'), tool: z.enum(tools) }),
    ]),
  )
  .openapi('Block')

const Crumb = z.object({ title: z.string(), url: z.string() }).openapi('Crumb')

/** It says nothing that the text does not, so it has no alternative text (CONTENT-PAGES-5). */
export const ContentImage = z
  .object({ src: z.string(), srcset: z.string(), width: z.int(), height: z.int() })
  .openapi('ContentImage')

export const ContentCard = z
  .object({
    id: z.int(),
    kind: z.string().openapi({ description: 'advice-articles, blog-articles, news …' }),
    title: z.string(),
    intro: z.string(),
    url: z.string(),
    icon: z.string().nullable(),
    image: z.union([ContentImage, z.null()]),
    date: z.string().nullable(),
    author: z.string().nullable(),
    durationSeconds: z.int().nullable(),
    parentTitle: z.string().nullable(),
    childCount: z.int(),
    textLanguage: z.string(),
  })
  .openapi('ContentCard')

const detail = {
  key: z.string(),
  title: z.string(),
  intro: z.string(),
  body: z.array(Block),
  url: z.string(),
  breadcrumb: z.array(Crumb),
  icon: z.string().nullable(),
  image: z.union([ContentImage, z.null()]),
  author: z.string().nullable(),
  date: z.string().nullable(),
  productIds: z.array(z.int()),
  lastModified: z.string(),
  textLanguage: z.string(),
}

const cards = z.array(ContentCard)

export const Home = z
  .object({
    contentPageId: z.int(),
    textLanguage: z.string(),
    hero: z.object({ title: z.string(), text: z.string() }),
    sections: z.array(z.object({ key: z.enum(homeSections), title: z.string(), intro: z.string() })),
    aboutUrl: z.string().nullable(),
    advice: cards,
    blog: cards,
    news: cards,
  })
  .openapi('Home')

export const ContentPage = z
  .object({ contentPageId: z.int(), ...detail, children: cards })
  .openapi('ContentPage')

export const Faq = z
  .object({
    faqId: z.int(),
    ...detail,
    items: z.array(
      z.object({ faqItemId: z.string(), question: z.string(), answer: z.array(Block), url: z.string() }),
    ),
    otherFaqs: cards,
  })
  .openapi('Faq')

const overview = { title: z.string(), intro: z.string(), url: z.string(), textLanguage: z.string() }

export const AdviceOverview = z
  .object({ ...overview, categories: cards, articles: cards, videos: cards })
  .openapi('AdviceOverview')
export const AdviceCategory = z
  .object({ adviceCategoryId: z.int(), ...detail, articles: cards, videos: cards })
  .openapi('AdviceCategory')
export const AdviceArticle = z
  .object({ adviceArticleId: z.int(), ...detail, related: cards })
  .openapi('AdviceArticle')
export const AdviceVideo = z
  .object({
    adviceVideoId: z.int(),
    ...detail,
    durationSeconds: z.int(),
    stepImages: z.array(ContentImage),
    related: cards,
  })
  .openapi('AdviceVideo')
export const BlogOverview = z
  .object({ ...overview, categories: cards, articles: cards })
  .openapi('BlogOverview')
export const BlogCategory = z
  .object({ blogCategoryId: z.int(), ...detail, articles: cards })
  .openapi('BlogCategory')
export const BlogArticle = z
  .object({ blogArticleId: z.int(), ...detail, related: cards })
  .openapi('BlogArticle')
export const NewsOverview = z.object({ ...overview, items: cards }).openapi('NewsOverview')
export const NewsItem = z.object({ newsItemId: z.int(), ...detail, related: cards }).openapi('NewsItem')
export const Partner = z
  .object({ partnerId: z.int(), ...detail, website: z.string().nullable(), related: cards })
  .openapi('Partner')
