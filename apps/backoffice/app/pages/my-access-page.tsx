import { OwnAccess } from '../features/own-access/own-access'

export default function MyAccessPage() {
  return <OwnAccess />
}
