/** The devices whose ways to the home screen differ. */
export const PLATFORMS = ['ios', 'android', 'desktop'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The device of this page, by what its browser says of itself. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  // An iPad says that it is a Mac, which has no touch screen.
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return 'ios'
  return 'desktop'
}

/** Whether the app runs from the home screen already. */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}
