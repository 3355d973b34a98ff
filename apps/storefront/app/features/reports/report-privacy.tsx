import { decidedReportDays } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'

/** REPORTS-8: who reads a report and how long it is kept. */
export function ReportPrivacy() {
  const t = useTranslations('report')
  const page = useShop().footer.legal.find(({ ref }) => ref === 'page:privacy')
  return (
    <p className="text-muted max-w-prose text-sm">
      {t('privacy', { days: decidedReportDays })}{' '}
      {page ? (
        <a href={page.url} className="underline underline-offset-4">
          {t('privacyLink')}
        </a>
      ) : null}
    </p>
  )
}
