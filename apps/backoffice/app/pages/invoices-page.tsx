import { PaperList } from '../features/invoices/paper-list'

export default function InvoicesPage() {
  return <PaperList />
}
