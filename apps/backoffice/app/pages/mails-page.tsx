import { timeLineOf } from '../features/audit/time-line-section'
import { MailList } from '../features/mails/mail-list'

export default function MailsPage() {
  return <MailList timeLine={timeLineOf} />
}
