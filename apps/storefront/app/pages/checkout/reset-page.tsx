import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { SignInColumns, SignInHeading } from '../../features/sign-in/sign-in-layout'
import { ResetForm } from '../../features/sign-in/reset-form'
import { shopRequest } from '../../toolkit/shop-request'
import { withTexts } from '../../shared/shop/locale'
import type { PageHandle } from '../../shared/shop/page-handle'
import { headMeta } from '../../shared/shop/page-head'
import { Container } from '../../ui/container'
import {
  requireMailedLink,
  loadCheckoutVisitorPage,
  secretPageHeaders,
} from '../../loaders/visitor-page.server'
import type { Route } from './+types/reset-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export const handle: PageHandle = { isSecret: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMailedLink(url, '/checkout/')
  return loadCheckoutVisitorPage(context.get(shopRequest), 'reset')
}

export function headers() {
  return secretPageHeaders()
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'forms sign-in')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function CheckoutResetPage() {
  const t = useTranslations('sign-in.reset')
  const navigate = useNavigate()
  return (
    <Container className="py-6 md:py-10">
      <SignInColumns>
        <SignInHeading title={t('title')} intro={t('intro')} />
        <ResetForm
          forgotPath="/checkout/forgot/"
          onReset={() => void navigate('/checkout/login/?r=1', { replace: true })}
        />
      </SignInColumns>
    </Container>
  )
}
