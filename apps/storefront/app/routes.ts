import { languages } from '@haverhof/domain/shared'
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'
import { mailedAnswerAreas } from './shared/shop/mailed-answer-areas'

/** The table of contents of the shop: every URL and its page. What is not here is content, found by its path. */
export default [
  index('pages/home-page.tsx'),
  ...comparePaths().map((path) => route(path, 'pages/compare-page.tsx', { id: `compare-${path}` })),
  route('cart', 'pages/cart-page.tsx'),
  route('checkout', 'pages/checkout/checkout-layout.tsx', [
    index('pages/checkout/checkout-start.tsx'),
    layout('pages/checkout/steps-layout.tsx', [
      route('billing', 'pages/checkout/billing-page.tsx'),
      route('delivery', 'pages/checkout/delivery-page.tsx'),
      route('payment', 'pages/checkout/payment-page.tsx'),
    ]),
    route('login', 'pages/checkout/login-page.tsx'),
    route('forgot', 'pages/checkout/forgot-page.tsx'),
    route('reset', 'pages/checkout/reset-page.tsx'),
    route('complete', 'pages/checkout/complete-page.tsx'),
  ]),
  layout('pages/account/visitor-layout.tsx', [
    route('account/login', 'pages/account/login-page.tsx'),
    route('account/register', 'pages/account/register-page.tsx'),
    route('account/forgot', 'pages/account/forgot-page.tsx'),
    route('account/reset', 'pages/account/reset-page.tsx'),
    route('account/resend-confirmation', 'pages/account/resend-confirmation-page.tsx'),
    route('account/confirm', 'pages/account/confirm-page.tsx'),
    route('account/login-link', 'pages/account/login-link-page.tsx'),
    route('account/link', 'pages/account/link-page.tsx'),
  ]),
  layout('pages/account/account-layout.tsx', [
    route('account', 'pages/account/home-page.tsx'),
    route('account/information', 'pages/account/information-page.tsx'),
    route('account/information/:action', 'pages/account/information-form-page.tsx'),
    layout('pages/account/horses-layout.tsx', [
      route('account/horses', 'pages/account/horses-page.tsx'),
      route('account/horses/:horseId', 'pages/account/horse-page.tsx'),
    ]),
    route('account/orders', 'pages/account/orders-page.tsx'),
    route('account/orders/:orderId', 'pages/account/order-page.tsx'),
    route('account/orders/:orderId/again', 'pages/account/again-page.tsx'),
    route('account/repeat-deliveries', 'pages/account/repeats-page.tsx'),
    route('account/repeat-deliveries/:repeatDeliveryId', 'pages/account/repeat-page.tsx'),
    route('account/invoices', 'pages/account/invoices-page.tsx'),
    layout('pages/account/returns-layout.tsx', [
      route('account/returns', 'pages/account/returns-page.tsx'),
      route('account/returns/:productVariantId', 'pages/account/return-page.tsx'),
    ]),
    route('account/rqs-results', 'pages/account/rqs-results-page.tsx'),
    route('account/subscriptions', 'pages/account/subscriptions-page.tsx'),
  ]),
  route('sandbox-payment/:id', 'pages/checkout/sandbox-payment-page.tsx'),
  route('withdraw', 'pages/withdrawal-page.tsx'),
  route('end-contract', 'pages/ending-page.tsx'),
  route('report/:kind/:id', 'pages/report-page.tsx'),
  route('review', 'pages/review-page.tsx'),
  route('buy-again', 'pages/buy-again-page.tsx'),
  ...Object.keys(mailedAnswerAreas).map((path) =>
    route(path, 'pages/mailed-answer-page.tsx', { id: `mailed/${path}` }),
  ),
  route('media', 'pages/news-overview-page.tsx'),
  route('store-locator', 'pages/store-locator-page.tsx'),
  route('*', 'pages/content-path-page.tsx'),
] satisfies RouteConfig

/** The compare page answers under the word of every language. */
function comparePaths(): string[] {
  return [...new Set(Object.values(languages).map(({ compare }) => compare))]
}
