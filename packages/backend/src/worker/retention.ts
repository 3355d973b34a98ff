import { accountRetention } from '../accounts/index.ts'
import { auditRetention } from '../audit/index.ts'
import { memberRetention, staffRequestRetention } from '../staff/index.ts'
import { taskRetention } from '../staff-api/index.ts'
import { cartRetention } from '../cart/index.ts'
import { reviewPhotoRetention, vainSearchRetention } from '../catalogue/index.ts'
import { jobRetention, type Retention } from '../jobs/index.ts'
import { attemptRetention } from '../limits/index.ts'
import { mailRetention } from '../mail/index.ts'
import { subscriptionRetention } from '../newsletter/index.ts'
import { orderRetention } from '../orders/index.ts'
import { photoRetention } from '../returns/index.ts'
import { questionRetention } from '../questions/index.ts'
import { reportRetention } from '../reports/index.ts'
import { mandateRetention } from '../repeat-delivery/index.ts'
import { requestRetention } from '../reviews/index.ts'
import { alertRetention } from '../stock-alerts/index.ts'
import { conversionRetention, productFeedRetention } from '../tracking/index.ts'
import { challengeRetention } from '../webauthn/index.ts'
import { webhookEventRetention } from '../webhooks/index.ts'

/** Everything that is forgotten when it is old (RETENTION-1). `docs/operations/retention.md` says why, and what is kept. */
export const retentions: readonly Retention[] = [
  ...accountRetention,
  challengeRetention,
  attemptRetention,
  ...auditRetention,
  ...cartRetention,
  ...mailRetention,
  ...subscriptionRetention,
  ...orderRetention,
  mandateRetention,
  photoRetention,
  requestRetention,
  ...questionRetention,
  reportRetention,
  reviewPhotoRetention,
  ...vainSearchRetention,
  ...alertRetention,
  conversionRetention,
  productFeedRetention,
  staffRequestRetention,
  ...memberRetention,
  taskRetention,
  webhookEventRetention,
  ...jobRetention,
]
