/** All calls of the staff API, loaded when the first of them comes: no customer waits for them at a start. */
export async function loadStaffCalls() {
  const { callsOfStaff } = await import('./calls-of-staff.ts')
  return callsOfStaff
}
