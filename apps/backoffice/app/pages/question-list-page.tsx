import { timeLineOf } from '../features/audit/time-line-section'
import { QuestionList } from '../features/questions/question-list'

export default function QuestionListPage() {
  return <QuestionList timeLine={timeLineOf} />
}
