import { BenchList } from '../features/laboratory/bench-list'

export default function LaboratoryPage() {
  return <BenchList />
}
