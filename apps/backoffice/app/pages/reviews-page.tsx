import { ReviewQueue } from '../features/reviews/review-queue'

export default function ReviewsPage() {
  return <ReviewQueue />
}
