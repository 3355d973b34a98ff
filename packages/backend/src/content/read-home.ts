import { branded } from '@haverhof/domain/content'
import { brandNames } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { ofKind, readCards } from './read-cards.ts'
import { type HomeWords, homeSections } from './records.ts'
import { statement } from '../database/index.ts'

type Row = { contentPageId: number; words: HomeWords; textLanguage: string; aboutUrl: string | null }

/** The home page of a site: two statements, its words and what it leads to. */
export async function readHome(context: AppContext, scope: SiteScope) {
  const kinds = ['advice-articles', 'blog-articles', 'news'] as const
  const given = {
    siteId: scope.siteId,
    languageId: scope.languageId,
    platform: scope.platform,
    fallbackLanguageId: scope.fallbackLanguageId,
  }
  const [[row], cards] = await Promise.all([
    context.database.reader.rows(home, given),
    readCards(context, scope, { kinds, perKind: 4 }),
  ])
  if (!row) return null
  const { contentPageId, textLanguage, aboutUrl } = row
  const [advice, blog, news] = kinds.map((kind) => ofKind(cards, kind))
  return {
    contentPageId,
    textLanguage,
    aboutUrl,
    ...brandedWords(row.words, brandNames[scope.platform]),
    advice: advice ?? [],
    blog: blog ?? [],
    news: news ?? [],
  }
}

function brandedWords({ hero, sections }: HomeWords, brand: string) {
  return {
    hero: { title: branded(hero.title, brand), text: branded(hero.text, brand) },
    sections: homeSections.map((key) => ({
      key,
      title: branded(sections[key].title, brand),
      intro: branded(sections[key].intro, brand),
    })),
  }
}

/** A platform's own story comes before the shared one. */
const home = statement<
  { siteId: number; languageId: number; platform: number; fallbackLanguageId: number },
  Row
>(
  'content-home',
  `
    select i.content_id "contentPageId", h.words, l.code "textLanguage",
      (select p.path from path p
       where p.site_id = :siteId and p.language_id = :languageId and p.is_current
         and p.ref in ('page:about', 'page:muehldorfer-about', 'page:corporate-about')
       order by p.ref = 'page:about' limit 1) "aboutUrl"
    from content_item i, home_text h
    join language l using (language_id)
    where i.kind = 'pages' and i.key = 'home' and h.platform = :platform and h.language_id in (:languageId, :fallbackLanguageId)
    order by h.language_id = :languageId desc limit 1`,
)
