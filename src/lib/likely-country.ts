/**
 * The country that a user is likely to be in, as two letters (ISO 3166-1): that of the browser's
 * language which is the page's, of any other language of the browser, or the one where the page's
 * language is spoken. Null for English without a country. `languages` are the browser's, best first.
 */
export function likelyCountry(locale: string, languages: readonly string[]): string | null {
  const page = new Intl.Locale(locale)
  const known = languages.flatMap((tag) => localeOrNone(tag))
  const own = known.find(({ language, region }) => language === page.language && region)
  const country = own ?? known.find(({ region }) => region)
  if (country?.region) return country.region
  return page.language === 'en' ? null : (page.maximize().region ?? null)
}

/** Some systems name a language that is none, such as "C". */
function localeOrNone(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    return []
  }
}
