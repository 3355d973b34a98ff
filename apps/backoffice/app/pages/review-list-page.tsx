import { timeLineOf } from '../features/audit/time-line-section'
import { ReviewList } from '../features/reviews/review-list'

export default function ReviewListPage() {
  return <ReviewList timeLine={timeLineOf} />
}
