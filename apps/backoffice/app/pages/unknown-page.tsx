import { useTranslations } from '#texts'
import { ButtonLink } from '../ui/button'
import { PageFrame } from '../ui/page-frame'
import { Empty } from '../ui/states'

/** An address that no screen has. */
export default function UnknownPage() {
  const t = useTranslations('office-shell')
  return (
    <PageFrame title={t('unknown.title')}>
      <Empty title={t('unknown.lead')}>
        <ButtonLink to="/">{t('unknown.home')}</ButtonLink>
      </Empty>
    </PageFrame>
  )
}
