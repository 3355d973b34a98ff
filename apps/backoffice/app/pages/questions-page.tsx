import { QuestionQueue } from '../features/questions/question-queue'

export default function QuestionsPage() {
  return <QuestionQueue />
}
