import { CustomerList } from '../features/customers/customer-list'

export default function CustomersPage() {
  return <CustomerList />
}
