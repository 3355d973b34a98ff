import { useTranslations } from '#texts'
import { LanguageNote, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { LinkList } from '../../features/content/link-list'
import { PageOpening } from '../../features/content/page-opening'
import { ReadingLayout } from '../../features/content/reading-layout'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { Prose } from '../../ui/prose'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { PartnerData } from '../../loaders/kinds/partner.server'

export function Page({ data }: { data: PartnerData }) {
  const t = useTranslations('content.partner')
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} lang={lang} />
      <LanguageNote textLanguage={data.textLanguage} />
      <ReadingLayout chapters={[]} aside={<LinkList title={t('others')} links={data.others} />}>
        <Prose blocks={data.body} lang={lang} />
        {data.website && (
          <p className="mt-8">
            <ButtonLink look="brand" to={data.website} rel="noopener">
              {t('website', { name: data.title })}
              <Icon name="external" size={20} />
              <VisuallyHidden>({t('leavesShop')})</VisuallyHidden>
            </ButtonLink>
          </p>
        )}
      </ReadingLayout>
    </Container>
  )
}
