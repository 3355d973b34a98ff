import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'

/** What is reported, as everybody can read it (REPORTS-10). */
export function ReportedText({ of }: { of: Schemas['ReportedText'] }) {
  const t = useTranslations('report')
  const { language, brand } = useShop()
  const lang = of.language === language ? undefined : of.language
  return (
    <section aria-labelledby="reported" className="border-line max-w-[64rem] border-y py-4">
      <h2 id="reported" className="text-lg">
        {t('what')}: {t(`about.${of.kind}`, { product: of.productTitle })}
      </h2>
      <blockquote lang={lang} className="mt-2 max-w-prose [overflow-wrap:anywhere]">
        {of.title ? <p className="text-lg font-semibold">{of.title}</p> : null}
        <p className="mt-1 whitespace-pre-line">{of.text}</p>
        {of.answer ? (
          <div className="border-line mt-3 border-l-2 pl-4">
            <p className="text-muted text-sm">{t('answer', { brand })}</p>
            <p className="mt-1 whitespace-pre-line">{of.answer}</p>
          </div>
        ) : null}
      </blockquote>
      {of.author ? <p className="text-muted mt-2 text-sm">{t('by', { author: of.author })}</p> : null}
    </section>
  )
}
