/** Devices that install a web app in different ways. */
export const PLATFORMS = ['ios', 'android', 'desktop'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The device, read from its user agent. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  // An iPad reports itself as a Mac; only its touch screen tells it apart.
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return 'ios'
  return 'desktop'
}

/** Whether the app runs from the home screen already. */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}
