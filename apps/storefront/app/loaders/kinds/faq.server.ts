import type { Question } from '../../features/content/faq-items'
import type { Topic } from '../../features/content/topic-grid'
import type { ReadingPage } from '../parts/reading-page'
import { plainText } from '../../features/content/plain-text'
import type { ShopRequest } from '../../toolkit/shop-request'
import { faqJsonLd } from '../../shared/seo/json-ld'
import { linkOf, topicOf } from '../parts/content-cards.server'
import type { LoadedPage, PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'

export type FaqData = ReadingPage & {
  /** The groups of questions, on the overview. */
  groups: (Omit<Topic, 'note'> & { count: number })[]
  /** The questions of one group; null on the overview. */
  group: {
    questions: Question[]
    openId: string | null
    url: string
    others: { title: string; url: string }[]
  } | null
}

type Route = { kind: string; contentPageId: number; faqId: number | null; faqItemId: string | null }

export const load: PageLoad<FaqData, Route> = (shop, { contentPageId, faqId, faqItemId }) =>
  faqId === null ? loadOverview(shop, contentPageId) : loadGroup(shop, faqId, faqItemId)

async function loadOverview(shop: ShopRequest, contentPageId: number): Promise<LoadedPage<FaqData>> {
  const answer = await shop.api.content.page(contentPageId)
  const page = readingPage(shop, answer)
  return {
    data: { ...page, groups: answer.children.map(topicOf), group: null },
    texts: 'content',
    head: readingHead(shop, page),
  }
}

/** At the address of a question that question is open, and the page is about it (CONTENT-PAGES-3). */
async function loadGroup(
  shop: ShopRequest,
  faqId: number,
  openId: string | null,
): Promise<LoadedPage<FaqData>> {
  const answer = await shop.api.content.faq(faqId)
  const page = readingPage(shop, answer)
  const questions = answer.items.map(({ faqItemId, question, answer }) => ({
    id: faqItemId,
    question,
    answer,
  }))
  const openQuestion = questions.find(({ id }) => id === openId)
  const structured = faqJsonLd(
    (openQuestion ? [openQuestion] : questions).map(({ question, answer }) => ({
      question,
      answer: plainText(answer),
    })),
  )
  const head = readingHead(shop, page, [structured])
  return {
    data: {
      ...page,
      groups: [],
      group: { questions, openId, url: answer.url, others: answer.otherFaqs.map(linkOf) },
    },
    texts: 'content',
    head: openQuestion
      ? { ...head, title: openQuestion.question, description: plainText(openQuestion.answer) }
      : head,
  }
}
