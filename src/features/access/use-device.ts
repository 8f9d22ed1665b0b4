import { useAreas } from '@/api/areas.ts'
import { LogInBody } from '@/generated/access/access.zod.ts'
import type { LogInForm, Session } from '@/generated/h5.schemas.ts'
import { deviceCredentials, storeDeviceCredential } from '@/platform/device-credentials.ts'

/**
 * Returns what a login sends so that the server knows this device: nothing where the server lacks `devices` and
 * would refuse the field, or where what is stored would be refused.
 */
export function useDevice(): () => Pick<LogInForm, 'device_credentials'> {
  const { has } = useAreas()
  return () => {
    const stored = deviceCredentials().join(' ')
    const sent = LogInBody.shape.device_credentials.safeParse(stored)
    return has('devices') && sent.success ? { device_credentials: sent.data } : {}
  }
}

/** Stores the credential of a new session, if it came with one. */
export function storeDevice({ user, device_credential: credential }: Session): void {
  if (credential !== undefined) storeDeviceCredential(user.userid, credential)
}
