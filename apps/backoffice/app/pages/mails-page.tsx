import { MailList } from '../features/mails/mail-list'

export default function MailsPage() {
  return <MailList />
}
