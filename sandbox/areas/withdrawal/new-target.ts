import { Refusal } from '../../core/refusal.ts'
import { lastSecurityChange } from '../../core/security-events.ts'
import type { World } from '../../core/world.ts'
import type { TargetRef } from '../payment-methods/targets.ts'

const SETTING = 'new_target_wait_seconds'

/** How long a first withdrawal to a target waits after a change of the account's security; 0 is never. */
export function newTargetWait({ settings }: Pick<World, 'settings'>): number {
  return Number(settings.get(SETTING) ?? 0)
}

export function setNewTargetWait({ settings }: Pick<World, 'settings'>, seconds: number): void {
  settings.set(SETTING, String(seconds))
}

/** From when on money can go where none was paid to before, Unix seconds; null when that is now. */
export function newTargetFrom(world: World, userId: number, now: number): number | null {
  const wait = newTargetWait(world)
  const changed = wait > 0 ? lastSecurityChange(world, userId) : null
  return changed !== null && changed + wait > now ? changed + wait : null
}

/** Whether a withdrawal to this target was paid. */
export function wasPaidTo({ database }: World, ref: TargetRef): boolean {
  const column = 'method' in ref ? 'payment_method' : 'wallet_address'
  const number = 'method' in ref ? ref.method : ref.address
  return (
    database.get(`SELECT 1 FROM withdrawals WHERE ${column} = :number AND status = 'success'`, {
      number,
    }) !== undefined
  )
}

/** Refuses a target that no withdrawal was paid to while new ones have to wait. */
export function refuseWaitingTarget(
  world: World,
  { userId, now, ref }: { userId: number; now: number; ref: TargetRef },
): void {
  const from = newTargetFrom(world, userId, now)
  if (from !== null && !wasPaidTo(world, ref)) {
    throw new Refusal('withdraw_target_wait', { available_from: String(from) })
  }
}
