import { useAreas } from '@/api/areas.ts'
import type { LogInForm } from '@/generated/h5.schemas.ts'
import { deviceId } from '@/lib/device-id.ts'

/** What a login says of its device; nothing to a server that refuses a field that it does not know. */
export function useDevice(): () => Pick<LogInForm, 'device_id'> {
  const { has } = useAreas()
  return () => (has('devices') ? { device_id: deviceId() } : {})
}
