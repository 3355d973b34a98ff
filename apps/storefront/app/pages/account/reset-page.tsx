import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { SignInColumns, SignInHeading } from '../../features/sign-in/sign-in-layout'
import { ResetForm } from '../../features/sign-in/reset-form'
import { shopRequest } from '../../toolkit/shop-request'
import type { PageHandle } from '../../shared/shop/page-handle'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/reset-page'
import { requireMailedLink, loadVisitorPage, secretPageHeaders } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export const handle: PageHandle = { isSecret: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMailedLink(url, '/account/')
  return loadVisitorPage(context.get(shopRequest), 'reset')
}

export function headers() {
  return secretPageHeaders()
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function ResetPage() {
  const t = useTranslations('sign-in.reset')
  const navigate = useNavigate()
  return (
    <SignInColumns>
      <SignInHeading title={t('title')} intro={t('intro')} />
      <ResetForm
        forgotPath="/account/forgot/"
        onReset={() => void navigate('/account/login/?r=1', { replace: true })}
      />
    </SignInColumns>
  )
}
