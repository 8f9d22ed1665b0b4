/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The app's own codes; hk is Traditional Chinese, jp Japanese, kor Korean.
 */
export type LanguageCode = typeof LanguageCode[keyof typeof LanguageCode];


export const LanguageCode = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  hk: 'hk',
  jp: 'jp',
  kor: 'kor',
  th: 'th',
  zh: 'zh',
  vi: 'vi',
} as const;
