import { createRoute, type z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, itemRoute, json, notFound, type Router } from '../http/index.ts'
import * as read from './read-content.ts'
import { readHome } from './read-home.ts'
import * as schemas from './schemas.ts'

const tags = ['content']

function overview<Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  summary: string,
) {
  return createRoute({
    method: 'get',
    path,
    tags,
    summary,
    responses: { 200: json(schema, summary), ...failures(404) },
  })
}

const home = overview('/api/content/home', schemas.Home, 'The home page')
const advice = overview('/api/content/advice', schemas.AdviceOverview, 'Feeding advice')
const blog = overview('/api/content/blog', schemas.BlogOverview, 'The blog')
const news = overview('/api/content/news', schemas.NewsOverview, 'News, newest first')
const page = itemRoute('content', '/api/content/pages/{id}', schemas.ContentPage, { summary: 'A page' })
const faq = itemRoute('content', '/api/content/faq/{id}', schemas.Faq, { summary: 'Questions and answers' })
const adviceCategory = itemRoute('content', '/api/content/advice/categories/{id}', schemas.AdviceCategory, {
  summary: 'A subject of advice',
})
const adviceArticle = itemRoute('content', '/api/content/advice/articles/{id}', schemas.AdviceArticle, {
  summary: 'An advice article',
})
const adviceVideo = itemRoute('content', '/api/content/advice/videos/{id}', schemas.AdviceVideo, {
  summary: 'An advice film',
})
const blogCategory = itemRoute('content', '/api/content/blog/categories/{id}', schemas.BlogCategory, {
  summary: 'A subject of the blog',
})
const blogArticle = itemRoute('content', '/api/content/blog/articles/{id}', schemas.BlogArticle, {
  summary: 'A blog article',
})
const newsItem = itemRoute('content', '/api/content/news/{id}', schemas.NewsItem, { summary: 'A news item' })
const partner = itemRoute('content', '/api/content/partners/{id}', schemas.Partner, { summary: 'A partner' })

export function contentRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(home, async (c) =>
    c.json(requireContent(await readHome(context, c.var.scope), 'This site has no home page.'), 200),
  )
  router.openapi(advice, async (c) =>
    c.json(requireContent(await read.readAdviceOverview(context, c.var.scope)), 200),
  )
  router.openapi(blog, async (c) =>
    c.json(requireContent(await read.readBlogOverview(context, c.var.scope)), 200),
  )
  router.openapi(news, async (c) =>
    c.json(requireContent(await read.readNewsOverview(context, c.var.scope)), 200),
  )
  router.openapi(page, async (c) =>
    c.json(requireContent(await read.readPage(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  router.openapi(faq, async (c) =>
    c.json(requireContent(await read.readFaq(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  addAdvice(router, context)
  addBlogAndNews(router, context)
  return router
}

function addAdvice(router: Router, context: AppContext): void {
  router.openapi(adviceCategory, async (c) =>
    c.json(requireContent(await read.readAdviceCategory(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  router.openapi(adviceArticle, async (c) =>
    c.json(requireContent(await read.readAdviceArticle(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  router.openapi(adviceVideo, async (c) =>
    c.json(requireContent(await read.readAdviceVideo(context, c.var.scope, c.req.valid('param').id)), 200),
  )
}

function addBlogAndNews(router: Router, context: AppContext): void {
  router.openapi(blogCategory, async (c) =>
    c.json(requireContent(await read.readBlogCategory(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  router.openapi(blogArticle, async (c) =>
    c.json(requireContent(await read.readBlogArticle(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  router.openapi(newsItem, async (c) =>
    c.json(requireContent(await read.readNewsItem(context, c.var.scope, c.req.valid('param').id)), 200),
  )
  router.openapi(partner, async (c) =>
    c.json(requireContent(await read.readPartner(context, c.var.scope, c.req.valid('param').id)), 200),
  )
}

function requireContent<Content>(content: Content | null, what = 'content on this site'): Content {
  if (content === null) throw notFound(what)
  return content
}
