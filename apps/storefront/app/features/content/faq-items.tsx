import type { Block } from '@haverhof/domain/content'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { Prose } from '../../ui/prose'

export type Question = { id: string; question: string; answer: Block[] }

type Items = {
  questions: readonly Question[]
  openId: string | null
  baseUrl: string
  lang?: string | undefined
}

/** Questions that open one by one; each has its own address, and the one that was asked for is open. */
export function FaqItems({ questions, openId, baseUrl, lang }: Items) {
  const t = useTranslations('content.faq')
  return (
    <div className="max-w-[72ch] border-b border-line">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} open={id === openId} className="group border-t border-line">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-4 hover:text-brand [&::-webkit-details-marker]:hidden">
            <h2 className="text-lg" lang={lang}>
              {question}
            </h2>
            <Icon name="chevron-down" className="transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div className="pb-6">
            <div lang={lang}>
              <Prose blocks={answer} />
            </div>
            <Link
              to={`${baseUrl}${id}/`}
              preventScrollReset
              data-no-print
              className="mt-2 inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4 hover:text-brand"
              aria-label={`${t('linkToQuestion')}: ${question}`}
            >
              {t('linkToQuestion')}
            </Link>
          </div>
        </details>
      ))}
    </div>
  )
}
