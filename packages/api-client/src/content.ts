import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

export function contentCalls({ calls, short }: Http) {
  const byId = (id: number) => ({ params: { path: checkedParameters({ id }) } })
  return {
    home: () => short.read('home', () => bodyOf(calls.GET('/api/content/home'))),
    page: (id: number) =>
      short.read(`page ${id}`, () => bodyOf(calls.GET('/api/content/pages/{id}', byId(id)))),
    faq: (id: number) => short.read(`faq ${id}`, () => bodyOf(calls.GET('/api/content/faq/{id}', byId(id)))),
    adviceOverview: () => short.read('advice', () => bodyOf(calls.GET('/api/content/advice'))),
    adviceCategory: (id: number) =>
      short.read(`advice category ${id}`, () =>
        bodyOf(calls.GET('/api/content/advice/categories/{id}', byId(id))),
      ),
    adviceArticle: (id: number) =>
      short.read(`advice article ${id}`, () =>
        bodyOf(calls.GET('/api/content/advice/articles/{id}', byId(id))),
      ),
    adviceVideo: (id: number) =>
      short.read(`advice video ${id}`, () => bodyOf(calls.GET('/api/content/advice/videos/{id}', byId(id)))),
    blogOverview: () => short.read('blog', () => bodyOf(calls.GET('/api/content/blog'))),
    blogCategory: (id: number) =>
      short.read(`blog category ${id}`, () =>
        bodyOf(calls.GET('/api/content/blog/categories/{id}', byId(id))),
      ),
    blogArticle: (id: number) =>
      short.read(`blog article ${id}`, () => bodyOf(calls.GET('/api/content/blog/articles/{id}', byId(id)))),
    newsList: () => short.read('news', () => bodyOf(calls.GET('/api/content/news'))),
    newsItem: (id: number) =>
      short.read(`news ${id}`, () => bodyOf(calls.GET('/api/content/news/{id}', byId(id)))),
    partner: (id: number) =>
      short.read(`partner ${id}`, () => bodyOf(calls.GET('/api/content/partners/{id}', byId(id)))),
  }
}
