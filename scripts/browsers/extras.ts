/*
 * What is newer than the baseline and used where a browser has it, with what comes of it where one has
 * not. An entry that is not newer any more fails the check, and so does one of the build that is not
 * used any more.
 */

/** In `src`, as TypeScript's libraries name it: optional there, so that TypeScript asks for a guard. */
export const guarded: Readonly<Record<string, string>> = {
  'Body.body':
    'a stream is left alone, and prices are asked for; Firefox lacks that of a request alone',
  'CanvasImageSmoothing.imageSmoothingQuality': 'a picture is shrunk as the browser likes',
  'Intl.Segmenter': 'lines of a receipt’s picture break between characters',
  'Navigator.canShare': 'a file is saved',
  'Navigator.share': 'an address is copied, a file saved',
  'Navigator.userActivation': 'the announcement waits for the next press',
  'Navigator.vibrate': 'vibrating is not offered',
  'Window.cancelIdleCallback': 'a timer stands in',
  'Window.requestIdleCallback': 'a timer stands in',
}

/** In styles: a property with all its values, one value, an at-rule or a selector. */
export const styles: Readonly<Record<string, string>> = {
  '@starting-style': 'a dialog is there at once and does not slide in',
  cursor: 'a phone has no cursor',
  'scrollbar-width': 'a scroll bar shows where others hide it',
  'text-wrap': 'the lines of a heading are of unequal length',
  'transition: allow-discrete': 'a dialog is gone at once and does not slide out',
  'word-break: auto-phrase': 'Japanese breaks between characters',
}

/** Elements and attributes of HTML. */
export const html: Readonly<Record<string, string>> = {
  '<input capture>': 'the files of the device are offered, and its camera among them',
}

/** In libraries, where a name alone does not tell; each was looked up in their source. */
export const libraries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@formatjs/intl': { 'Intl.DurationFormat': 'asked for first, and the app formats no durations' },
  '@scure/base': {
    '.isWellFormed': 'asked for first',
    '.toHex': 'asked for first',
    'Uint8Array.fromHex': 'asked for first',
  },
  '@simplewebauthn/browser': {
    '.isConditionalMediationAvailable':
      'asked for first; without it the field suggests no passkeys',
    '.signalAllAcceptedCredentials': 'asked for first, and the app signals nothing',
    '.signalCurrentUserDetails': 'asked for first, and the app signals nothing',
    '.signalUnknownCredential': 'asked for first, and the app signals nothing',
    'PublicKeyCredential.getClientCapabilities': 'asked for first, and the app does not ask',
    'PublicKeyCredential.isConditionalMediationAvailable':
      'asked for first; without it the field suggests no passkeys',
  },
  '@tanstack/react-query': { '.isError': 'a field of its own' },
  axios: {
    '.cookieStore': 'asked for first, and the app has no cookies',
    '.toArray': 'a function of its own',
    setImmediate: 'asked for first',
  },
  'd3-shape': { '.draw': 'a method of its own symbols' },
  'es-toolkit': { SharedArrayBuffer: 'asked for first' },
  klinecharts: {
    '.devicePixelContentBoxSize': 'asked for first, by observing once',
    '.draw': 'a function of its own',
    '.getName': 'a function of its own',
  },
  'react-dom': {
    '.fetchPriority': 'a property that is written',
    '.imageSizes': 'an option of its own',
    '.popover': 'a property of an element that the app does not use',
    '.share': 'a field of its own',
    '.startViewTransition': 'within try, and the app starts none',
    '.transferSize': 'asked for first',
    '<select is>': 'an element of its own kind, which the app has none of',
    navigation: 'asked for first',
  },
  'react-intl': { '.toArray': 'a function of React’s' },
  'react-router': {
    '.component': 'a field of its own',
    '.imageSizes': 'a field of its own',
    '.startViewTransition': 'asked for first, and the app uses React’s',
  },
  scheduler: { setImmediate: 'asked for first' },
  recharts: {
    'Intl.Segmenter': 'asked for first; without it texts break between characters',
    '.letterSpacing': 'a style of an element',
    '.orientation': 'a property of its own',
    '.role': 'a property of its own',
  },
  'web-vitals': {
    '.cancelIdleCallback': 'asked for first, together with the other',
    '.interactionCount': 'asked for first; without it a count of its own',
    '.requestIdleCallback': 'asked for first; a timer stands in',
    PerformanceEventTiming: 'asked for first; without it no response time is told',
  },
}
