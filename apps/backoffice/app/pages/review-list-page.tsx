import { ReviewList } from '../features/reviews/review-list'

export default function ReviewListPage() {
  return <ReviewList />
}
