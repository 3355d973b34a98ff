import { InvitationScreen } from '../features/sign-in/invitation-screen'

export default function InvitationPage() {
  return <InvitationScreen />
}
