import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

/** Every screen is a file of pages/; those within the frame need somebody who is signed in. */
export default [
  route('sign-in', 'pages/sign-in-page.tsx'),
  route('invitation', 'pages/invitation-page.tsx'),
  route('laboratory/:sampleId/label', 'pages/sample-label-page.tsx'),
  layout('pages/frame.tsx', [
    index('pages/home-page.tsx'),
    route('today', 'pages/today-page.tsx'),
    route('orders', 'pages/orders-page.tsx'),
    route('orders/:orderId', 'pages/order-page.tsx'),
    route('shipping', 'pages/shipping-page.tsx'),
    route('stock', 'pages/stock-page.tsx'),
    route('stock/receive', 'pages/receive-page.tsx'),
    route('stock/count', 'pages/count-page.tsx'),
    route('lots', 'pages/lots-page.tsx'),
    route('returns', 'pages/returns-page.tsx'),
    route('withdrawals', 'pages/withdrawals-page.tsx'),
    route('invoices', 'pages/invoices-page.tsx'),
    route('reviews', 'pages/reviews-page.tsx'),
    route('reviews/all', 'pages/review-list-page.tsx'),
    route('laboratory', 'pages/laboratory-page.tsx'),
    route('laboratory/receive', 'pages/receive-samples-page.tsx'),
    route('laboratory/:sampleId', 'pages/sample-page.tsx'),
    route('staff', 'pages/staff-page.tsx'),
    route('staff/roles', 'pages/roles-page.tsx'),
    route('me', 'pages/my-access-page.tsx'),
    route('mails', 'pages/mails-page.tsx'),
    route('health', 'pages/health-page.tsx'),
    route('log', 'pages/log-page.tsx'),
  ]),
] satisfies RouteConfig
