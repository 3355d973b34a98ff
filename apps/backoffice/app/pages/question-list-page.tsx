import { QuestionList } from '../features/questions/question-list'

export default function QuestionListPage() {
  return <QuestionList />
}
